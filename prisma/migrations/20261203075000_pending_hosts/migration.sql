-- Hosts that owners added and have not proven yet. `business_hosts` holds the proven ones. Several businesses may have the same host pending.
CREATE TABLE pending_hosts (
  business_id uuid NOT NULL,
  host text NOT NULL,
  -- The TXT record or the file that proves the host contains it.
  token text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  -- When the next check is due, or the end of a process's lease. Null if only an owner can start a check.
  due_at timestamptz(3),
  -- Number of checks by the job.
  attempts integer NOT NULL DEFAULT 0,
  checked_at timestamptz(3),
  -- The result of the last check. Null before the first.
  problem text,
  CONSTRAINT pending_hosts_pkey PRIMARY KEY (business_id, host),
  CONSTRAINT pending_hosts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT pending_hosts_problem CHECK (problem IN ('NOT_FOUND', 'WRONG_VALUE', 'UNREACHABLE', 'TAKEN', 'EXPIRED')),
  CONSTRAINT pending_hosts_attempts CHECK (attempts >= 0)
);
CREATE INDEX pending_hosts_due ON pending_hosts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX pending_hosts_host ON pending_hosts (host);
