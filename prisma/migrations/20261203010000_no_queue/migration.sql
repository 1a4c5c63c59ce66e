-- Rows with a due time say what there is to do, and each process wakes its own senders after a commit. The tables of the
-- former job queue hold nothing else. A process of the former release cannot book after this step: stop it first.
DROP SCHEMA IF EXISTS pgboss CASCADE;
