-- Renewing the booker's links of a booking does not end the links of its guests and staff: the version in the booker's keys is
-- key_version + booker_renewals. link_contact_days after the appointment, links no longer show contact data. A notification of
-- kind LINK contains a new link.

ALTER TABLE bookings ADD COLUMN IF NOT EXISTS booker_renewals smallint NOT NULL DEFAULT 0 CHECK (booker_renewals >= 0);

ALTER TABLE businesses ADD COLUMN IF NOT EXISTS link_contact_days smallint NOT NULL DEFAULT 30 CHECK (link_contact_days BETWEEN 0 AND 3650);

ALTER TYPE notice_kind ADD VALUE IF NOT EXISTS 'LINK';
