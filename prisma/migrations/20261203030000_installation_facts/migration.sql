-- Facts about this installation: whether the demo was created and in which mode, and the state of the signing secrets.
CREATE TABLE IF NOT EXISTS "installation_facts" (
    "id" TEXT NOT NULL,
    "value" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "installation_facts_pkey" PRIMARY KEY ("id")
);

-- Earlier versions signed with the secret itself. Their links verify until a command finishes the rotation.
INSERT INTO installation_facts (id)
SELECT 'underived signatures' WHERE EXISTS (SELECT FROM businesses) OR EXISTS (SELECT FROM secrets)
ON CONFLICT (id) DO NOTHING;

-- Earlier versions created the demo without storing a fact.
INSERT INTO installation_facts (id, value)
SELECT 'demo', '{"mode": "trial"}'::jsonb WHERE EXISTS (SELECT FROM businesses WHERE id = '87aeeec3-a9de-8be4-a88e-36428a0981f2')
ON CONFLICT (id) DO NOTHING;
