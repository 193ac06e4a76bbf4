-- A change that a caller names by a key is made once. The row is committed with the change, its answer afterwards.
CREATE TABLE idempotency_key (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  actor_id text NOT NULL,
  key_hash bytea NOT NULL,
  route text NOT NULL,
  digest bytea NOT NULL,
  request_id text NOT NULL,
  at timestamptz NOT NULL,
  status smallint,
  answer bytea,
  PRIMARY KEY (tenant_id, actor_id, key_hash)
);
COMMENT ON TABLE idempotency_key IS 'Requests of the last day that were sent with an Idempotency-Key';
COMMENT ON COLUMN idempotency_key.digest IS 'SHA-256 of method, address and body';
COMMENT ON COLUMN idempotency_key.status IS 'Null until the request was answered';
COMMENT ON COLUMN idempotency_key.answer IS 'Sealed with a key that only the sender has; null where it is not kept';
CREATE INDEX idempotency_key_age ON idempotency_key (at);
SELECT make_tenant_table('idempotency_key', 'SELECT, INSERT, UPDATE, DELETE');

-- Deletes those of every tenant that are older than a time.
CREATE FUNCTION purge_idempotency_keys(before timestamptz) RETURNS integer
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH gone AS (DELETE FROM idempotency_key WHERE at <= before RETURNING 1)
    SELECT count(*)::integer FROM gone
  $$;
