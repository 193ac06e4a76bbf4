CREATE TABLE export_stream (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  export_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  address text NOT NULL,
  endpoint text,
  region text,
  access_key_id text,
  sealed_secret bytea,
  is_paused boolean NOT NULL DEFAULT false,
  position bigint NOT NULL,
  sent bigint NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  detail text,
  last_sent_at timestamptz,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, export_id)
);
COMMENT ON TABLE export_stream IS 'Where activity is sent on to';
COMMENT ON COLUMN export_stream.sealed_secret IS 'AES-256-GCM: version (1 byte), nonce (12), tag (16), ciphertext; bound to tenant and stream';
COMMENT ON COLUMN export_stream.position IS 'The newest export_batch that was delivered';
SELECT make_tenant_table('export_stream', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE export_batch (
  tenant_id integer NOT NULL,
  batch_id bigint GENERATED ALWAYS AS IDENTITY,
  ingested_at timestamptz NOT NULL,
  occurred_from timestamptz NOT NULL,
  occurred_to timestamptz NOT NULL,
  event_ids uuid[] NOT NULL,
  PRIMARY KEY (tenant_id, batch_id)
);
COMMENT ON TABLE export_batch IS 'Events that arrived together, in the order of arrival, until every stream has them';
SELECT make_tenant_table('export_batch', 'SELECT, INSERT, DELETE');

-- The sender works for all tenants: it learns which streams have something to send, and whose they are.
CREATE FUNCTION due_exports(at timestamptz)
  RETURNS TABLE (tenant_id integer, export_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT s.tenant_id, s.export_id FROM export_stream s
    WHERE NOT s.is_paused AND s.next_try_at <= at AND EXISTS (
      SELECT FROM export_batch b WHERE b.tenant_id = s.tenant_id AND b.batch_id > s.position)
  $$;
