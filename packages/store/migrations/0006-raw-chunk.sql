CREATE TABLE raw_chunk (
  tenant_id integer NOT NULL,
  chunk_id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  source_id text NOT NULL,
  codec text NOT NULL,
  body bytea NOT NULL,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, chunk_id)
);
COMMENT ON TABLE raw_chunk IS 'Vendor payloads exactly as they came, many to a row: an activity event names the row and its place';
COMMENT ON COLUMN raw_chunk.codec IS 'zstd: a count, that many lengths (32-bit little-endian), then the payloads, compressed together';
ALTER TABLE raw_chunk ALTER COLUMN body SET STORAGE EXTERNAL; -- compressed already
SELECT make_tenant_table('raw_chunk', 'SELECT, INSERT, DELETE');
