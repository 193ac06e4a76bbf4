CREATE TABLE project (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  project_id text NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE project IS 'The one project of this database: its id is the issuer of every token';

CREATE TABLE signing_key (
  kid text PRIMARY KEY,
  algorithm text NOT NULL,
  public_jwk jsonb NOT NULL,
  sealed_private_key bytea NOT NULL,
  created_at timestamptz NOT NULL,
  published_until timestamptz
);
COMMENT ON COLUMN signing_key.kid IS 'RFC 7638 thumbprint of the public key';
COMMENT ON COLUMN signing_key.sealed_private_key IS 'PKCS #8, AES-256-GCM under a key derived from the master key, bound to kid';
COMMENT ON COLUMN signing_key.published_until IS 'Null: signs. Set: replaced, published until its last refresh token has ended';
-- At most one key signs, whatever processes start or rotate at once.
CREATE UNIQUE INDEX signing_key_that_signs ON signing_key ((published_until IS NULL)) WHERE published_until IS NULL;
