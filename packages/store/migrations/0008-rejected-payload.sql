CREATE TABLE rejected_payload (
  tenant_id integer NOT NULL,
  rejection_id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  source_id text NOT NULL,
  line integer NOT NULL,
  field text,
  reason text NOT NULL,
  size_bytes integer NOT NULL,
  is_truncated boolean NOT NULL,
  payload bytea NOT NULL,
  payload_hash bytea NOT NULL,
  PRIMARY KEY (tenant_id, rejection_id)
);
COMMENT ON TABLE rejected_payload IS 'Records that could not be read, kept as they came until a person replays them';
COMMENT ON COLUMN rejected_payload.payload_hash IS 'The same record sent twice is kept once';
CREATE UNIQUE INDEX rejected_payload_once ON rejected_payload (tenant_id, source_id, payload_hash);
SELECT make_tenant_table('rejected_payload', 'SELECT, INSERT, UPDATE, DELETE');
