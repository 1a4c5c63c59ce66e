-- A staff member who is away at short notice, with decisions about the bookings in the way.

DO $$ BEGIN
  CREATE TYPE absence_decision_kind AS ENUM ('REASSIGN', 'OFFER', 'CANCEL');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

DO $$ BEGIN
  CREATE TYPE absence_decision_state AS ENUM ('PENDING', 'REASSIGNED', 'OFFERED', 'RESCHEDULED', 'CANCELLED', 'SUPERSEDED', 'UNDONE');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

ALTER TYPE notice_kind ADD VALUE IF NOT EXISTS 'REASSIGNED' AFTER 'CANCELLED';
ALTER TYPE notice_kind ADD VALUE IF NOT EXISTS 'OFFERED' AFTER 'REASSIGNED';

ALTER TABLE bookings ADD COLUMN IF NOT EXISTS offered_until timestamptz(3);

CREATE TABLE IF NOT EXISTS absences (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  staff_id uuid NOT NULL,
  reason text NOT NULL DEFAULT '',
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  block_id uuid NOT NULL,
  actor actor NOT NULL,
  created_at timestamptz(3) NOT NULL,
  effective_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3),
  CONSTRAINT absences_pkey PRIMARY KEY (business_id, id),
  CONSTRAINT absences_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT absences_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff (business_id, id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT absences_order CHECK (ends_at > starts_at AND effective_at >= created_at),
  CONSTRAINT absences_undone CHECK (undone_at < effective_at)
);

CREATE TABLE IF NOT EXISTS absence_decisions (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  absence_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  kind absence_decision_kind NOT NULL,
  state absence_decision_state NOT NULL DEFAULT 'PENDING',
  staff_id uuid,
  unit_id uuid NOT NULL,
  offer_until timestamptz(3),
  note text NOT NULL DEFAULT '',
  starts_at timestamptz(3) NOT NULL,
  due_at timestamptz(3),
  CONSTRAINT absence_decisions_pkey PRIMARY KEY (business_id, id),
  CONSTRAINT absence_decisions_business_id_absence_id_fkey FOREIGN KEY (business_id, absence_id) REFERENCES absences (business_id, id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT absence_decisions_business_id_booking_id_fkey FOREIGN KEY (business_id, booking_id) REFERENCES bookings (business_id, id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT absence_decisions_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff (business_id, id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT absence_decisions_business_id_unit_id_fkey FOREIGN KEY (business_id, unit_id) REFERENCES units (business_id, id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT absence_decisions_kind CHECK ((kind = 'REASSIGN') = (staff_id IS NOT NULL) AND (kind = 'OFFER') = (offer_until IS NOT NULL)),
  -- Each open decision has a due time.
  CONSTRAINT absence_decisions_due CHECK ((state IN ('PENDING', 'OFFERED')) = (due_at IS NOT NULL))
);

CREATE INDEX IF NOT EXISTS absence_decisions_business_id_absence_id_idx ON absence_decisions (business_id, absence_id);
CREATE INDEX IF NOT EXISTS absence_decisions_business_id_booking_id_idx ON absence_decisions (business_id, booking_id);
CREATE INDEX IF NOT EXISTS absence_decisions_due_at ON absence_decisions (due_at) WHERE due_at IS NOT NULL;
-- A booking has at most one open decision.
CREATE UNIQUE INDEX IF NOT EXISTS absence_decisions_one_open ON absence_decisions (business_id, booking_id) WHERE state IN ('PENDING', 'OFFERED');
