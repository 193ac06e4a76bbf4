CREATE TABLE recovery_code (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  user_id text NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  PRIMARY KEY (tenant_id, user_id, code_hash)
);
COMMENT ON TABLE recovery_code IS 'Codes that get a user in without the second factor, once each';
COMMENT ON COLUMN recovery_code.code_hash IS 'HMAC-SHA-256 under a key derived from the master key; the code is shown once and stored nowhere';
SELECT make_tenant_table('recovery_code', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE recovery_attempt (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  user_id text NOT NULL,
  failures integer NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (tenant_id, user_id)
);
COMMENT ON TABLE recovery_attempt IS 'Wrong recovery codes of a user since the last right one';
SELECT make_tenant_table('recovery_attempt', 'SELECT, INSERT, UPDATE, DELETE');
