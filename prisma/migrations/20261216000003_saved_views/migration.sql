-- Saved selections of the list of bookings.

CREATE TABLE IF NOT EXISTS saved_views (
    business_id UUID NOT NULL,
    id UUID NOT NULL,
    maker_id TEXT NOT NULL,
    maker_name TEXT NOT NULL,
    name TEXT NOT NULL,
    query TEXT NOT NULL,
    is_shared BOOLEAN NOT NULL DEFAULT false,
    created_at TIMESTAMPTZ(3) NOT NULL,
    updated_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT saved_views_pkey PRIMARY KEY (business_id, id),
    CONSTRAINT saved_views_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX IF NOT EXISTS saved_views_business_id_maker_id_idx ON saved_views (business_id, maker_id);
