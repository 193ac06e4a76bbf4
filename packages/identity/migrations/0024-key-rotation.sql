ALTER TABLE signing_key ADD COLUMN signs_from timestamptz;
UPDATE signing_key SET signs_from = created_at;
ALTER TABLE signing_key ALTER COLUMN signs_from SET NOT NULL;
ALTER TABLE signing_key ADD COLUMN revoked_at timestamptz;
ALTER TABLE signing_key ADD CONSTRAINT revoked_key_has_end CHECK (revoked_at IS NULL OR published_until IS NOT NULL);
COMMENT ON COLUMN signing_key.signs_from IS 'Keys of one rotation share it. The latest that has passed signs; later keys are published ahead';
COMMENT ON COLUMN signing_key.published_until IS 'Null: newest of its purpose. Set: replaced, published until its last token has ended';
COMMENT ON COLUMN signing_key.revoked_at IS 'Set: not published any more, and tokens of the key are refused';
