-- The links of a booking's booker can be renewed without ending those of its guests and staff: the version in the booker's keys is
-- key_version + booker_renewals. Contact data is hidden by link some days after the appointment. LINK is the mail that holds a link.

ALTER TABLE bookings ADD COLUMN IF NOT EXISTS booker_renewals smallint NOT NULL DEFAULT 0 CHECK (booker_renewals >= 0);

ALTER TABLE businesses ADD COLUMN IF NOT EXISTS link_contact_days smallint NOT NULL DEFAULT 30 CHECK (link_contact_days BETWEEN 0 AND 3650);

ALTER TYPE notice_kind ADD VALUE IF NOT EXISTS 'LINK';
