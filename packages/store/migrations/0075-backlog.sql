-- Events that were accepted and wait to be derived from: stored with roll-ups, lineage and detections in one go.
CREATE TABLE backlog_chunk (
  tenant_id integer NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  chunk_id uuid NOT NULL,
  source_id text NOT NULL,
  received_at timestamptz NOT NULL,
  events integer NOT NULL,
  body bytea NOT NULL,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, seq)
);
COMMENT ON TABLE backlog_chunk IS 'Accepted events in the order of acceptance, one row for each raw_chunk. The transaction that stores the events deletes the row';
COMMENT ON COLUMN backlog_chunk.events IS 'Events of the row that were new when it was accepted';
COMMENT ON COLUMN backlog_chunk.body IS 'zstd: JSON of the settled events and of what was found in their contents; never a content itself, which is in backlog_content where it is kept';
ALTER TABLE backlog_chunk ALTER COLUMN body SET STORAGE EXTERNAL; -- compressed already
SELECT make_tenant_table('backlog_chunk', 'SELECT, INSERT, DELETE');

CREATE TABLE backlog_event (
  tenant_id integer NOT NULL,
  event_id uuid NOT NULL,
  chunk_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, event_id)
);
COMMENT ON TABLE backlog_event IS 'Ids of the events of backlog_chunk, by which one that is sent again is recognised before it is stored';
SELECT make_tenant_table('backlog_event', 'SELECT, INSERT, DELETE');

CREATE TABLE backlog_content (
  tenant_id integer NOT NULL,
  content_id uuid NOT NULL,
  chunk_id uuid NOT NULL,
  digest bytea NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (tenant_id, content_id)
);
CREATE INDEX backlog_content_of_chunk ON backlog_content (tenant_id, chunk_id);
COMMENT ON TABLE backlog_content IS 'Contents of events of backlog_chunk, where the tenant keeps contents. The transaction that stores the events moves them to content_blob';
COMMENT ON COLUMN backlog_content.sealed IS 'AES-256-GCM under the tenant''s key, as in content_blob';
COMMENT ON COLUMN backlog_content.digest IS 'As in object_version; the seal is bound to it';
SELECT make_tenant_table('backlog_content', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE backlog_lease (
  tenant_id integer PRIMARY KEY,
  holder uuid NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE backlog_lease IS 'Which process derives from the backlog of a tenant. It saves double work; what keeps events from being stored twice is the deletion of their backlog_chunk';
SELECT make_tenant_table('backlog_lease', 'SELECT, INSERT, UPDATE, DELETE');

-- Rows come and go all the time: what was deleted is reused soon, so that the tables stay as small as a backlog gets.
ALTER TABLE backlog_chunk SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
ALTER TABLE backlog_event SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 50000);

ALTER TABLE tenant ADD COLUMN people_rev integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN tenant.people_rev IS 'Grows when records of people are accepted: events after that are judged with them, in every process';

-- The worker process works for all tenants: it learns where something is to be done, the longest wait first.
CREATE FUNCTION tenants_with_backlog() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT tenant_id FROM backlog_chunk GROUP BY tenant_id ORDER BY min(seq) $$;

-- What waits in the whole installation; counts and times alone.
CREATE FUNCTION backlog_of_installation(OUT events bigint, OUT oldest_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT coalesce(sum(events), 0), min(received_at) FROM backlog_chunk $$;
