ALTER TABLE tenant ADD COLUMN content_retention_days integer NOT NULL DEFAULT 0
  CHECK (content_retention_days BETWEEN 0 AND 365);
COMMENT ON COLUMN tenant.content_retention_days IS 'How long contents are kept, sealed, to be classified anew and previewed; 0: they are not kept';

CREATE TABLE content_blob (
  tenant_id integer NOT NULL,
  version_id uuid NOT NULL,
  sealed bytea NOT NULL,
  kept_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, version_id),
  FOREIGN KEY (tenant_id, version_id) REFERENCES object_version ON DELETE CASCADE
);
COMMENT ON TABLE content_blob IS 'Contents that the tenant allows to be kept for some days';
COMMENT ON COLUMN content_blob.sealed IS 'AES-256-GCM: version (1 byte), nonce (12), tag (16), ciphertext; bound to tenant and digest of the content';
CREATE INDEX content_blob_expiry ON content_blob (expires_at);
SELECT make_tenant_table('content_blob', 'SELECT, INSERT, UPDATE, DELETE');

-- The worker process works for all tenants.
CREATE FUNCTION forget_expired_contents(at timestamptz) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH gone AS (DELETE FROM content_blob WHERE expires_at <= at RETURNING 1)
    SELECT count(*) FROM gone
  $$;

CREATE TABLE reclassification (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  reclassification_id uuid NOT NULL,
  state text NOT NULL,
  cause text NOT NULL,
  requested_at timestamptz NOT NULL,
  requested_by text,
  updated_at timestamptz NOT NULL,
  position_version_id uuid,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  changed integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, reclassification_id)
);
COMMENT ON TABLE reclassification IS 'Kept contents that go through today''s data types again';
COMMENT ON COLUMN reclassification.cause IS 'What changed: the id of a data type, exceptions, engine, or request';
COMMENT ON COLUMN reclassification.position_version_id IS 'The last object_version that is done, by id; null: none yet';
COMMENT ON COLUMN reclassification.changed IS 'Contents in which other types are in effect than before';
COMMENT ON COLUMN reclassification.failed IS 'Contents that could not be opened: the key is another one';
CREATE UNIQUE INDEX reclassification_open ON reclassification (tenant_id) WHERE state IN ('waiting', 'running');
CREATE INDEX reclassification_newest ON reclassification (tenant_id, requested_at DESC);
SELECT make_tenant_table('reclassification', 'SELECT, INSERT, UPDATE, DELETE');

CREATE FUNCTION unfinished_reclassifications() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT DISTINCT tenant_id FROM reclassification WHERE state IN ('waiting', 'running') $$;
