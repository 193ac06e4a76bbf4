ALTER TABLE signing_key ADD COLUMN purpose text NOT NULL DEFAULT 'session' CHECK (purpose IN ('session', 'refresh'));
ALTER TABLE signing_key ALTER COLUMN purpose DROP DEFAULT;
COMMENT ON COLUMN signing_key.purpose IS 'What it signs; without a key for refresh tokens the one for sessions signs both';

DROP INDEX signing_key_that_signs;
-- At most one key of a purpose signs, whatever processes start or rotate at once.
CREATE UNIQUE INDEX signing_key_that_signs ON signing_key (purpose) WHERE published_until IS NULL;
