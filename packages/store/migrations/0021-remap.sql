CREATE TABLE remap (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  remap_id uuid NOT NULL,
  source_id text NOT NULL,
  state text NOT NULL,
  requested_at timestamptz NOT NULL,
  requested_by text,
  updated_at timestamptz NOT NULL,
  end_at timestamptz,
  position_at timestamptz,
  position_chunk_id uuid,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  changed integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  removed integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, remap_id)
);
COMMENT ON TABLE remap IS 'Stored payloads of a source that go through today''s mapping again';
COMMENT ON COLUMN remap.end_at IS 'The newest raw_chunk when it was requested: what came later was read with today''s mapping; null: there was none';
COMMENT ON COLUMN remap.position_chunk_id IS 'The last raw_chunk that is done, by time of arrival; written in the transaction that writes its events';
COMMENT ON COLUMN remap.kept IS 'What today''s mapping would drop and stays: evidence of detections, and what cannot be read any more';
CREATE UNIQUE INDEX remap_open ON remap (tenant_id, source_id) WHERE state IN ('waiting', 'running');
CREATE INDEX remap_newest ON remap (tenant_id, requested_at DESC);
SELECT make_tenant_table('remap', 'SELECT, INSERT, UPDATE, DELETE');

-- Chunks of a source in the order of arrival, and from a chunk to what was read from it. Rows of a
-- chunk are written together, so that these indexes take little room and time.
CREATE INDEX raw_chunk_of_source ON raw_chunk (tenant_id, source_id, received_at, chunk_id);
CREATE INDEX activity_of_chunk ON activity (tenant_id, raw_chunk_id);
CREATE INDEX entity_of_chunk ON entity (tenant_id, raw_chunk_id);
CREATE INDEX detection_event_of_event ON detection_event (tenant_id, event_id);

-- The worker process works for all tenants: when it starts it learns whose replays are not at their end.
CREATE FUNCTION unfinished_remaps() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT DISTINCT tenant_id FROM remap WHERE state IN ('waiting', 'running') $$;
