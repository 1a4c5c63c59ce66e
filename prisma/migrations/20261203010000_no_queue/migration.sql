-- Background work is stored in rows with a due time, and each process wakes its own senders after a commit. The former job
-- queue is no longer needed. Stop every process of the former release first: it cannot book after this step.
DROP SCHEMA IF EXISTS pgboss CASCADE;
