-- Notes of the business about people.

CREATE TABLE IF NOT EXISTS contact_notes (
    business_id UUID NOT NULL,
    id UUID NOT NULL,
    contact_id UUID NOT NULL,
    author_id TEXT NOT NULL,
    author_name TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL,
    updated_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT contact_notes_pkey PRIMARY KEY (business_id, id),
    CONSTRAINT contact_notes_business_id_contact_id_fkey FOREIGN KEY (business_id, contact_id) REFERENCES contacts (business_id, id) ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX IF NOT EXISTS contact_notes_business_id_contact_id_created_at_idx ON contact_notes (business_id, contact_id, created_at);
