-- A place that data came from or went to, each once. Flows and traces name it by its id.
CREATE TABLE place (
  tenant_id integer NOT NULL,
  place_id uuid NOT NULL,
  group_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  host text,
  container text,
  account text,
  managed text NOT NULL,
  outside text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, place_id)
);
COMMENT ON TABLE place IS 'A place of activity: an app with its account and container, a host, a device, a person, the public';
COMMENT ON COLUMN place.place_id IS 'Of kind, name, host, container and account, see place-id.ts; the same in every tenant';
COMMENT ON COLUMN place.group_id IS 'Of kind and name: all places that are shown as one where they are not told apart';
COMMENT ON COLUMN place.managed IS 'As the newest event that tells of it says';
CREATE INDEX place_of_group ON place (tenant_id, group_id);
SELECT make_tenant_table('place', 'SELECT, INSERT, UPDATE, DELETE');

-- What each event read and wrote: all that the graph follows from.
CREATE TABLE lineage_touch (
  tenant_id integer NOT NULL,
  object_id uuid NOT NULL,
  order_key text NOT NULL COLLATE "C",
  event_id uuid NOT NULL,
  slot smallint NOT NULL,
  role text NOT NULL,
  version_id uuid,
  at timestamptz NOT NULL,
  digest bytea,
  pair_key uuid,
  hint_key uuid,
  is_anchor boolean NOT NULL,
  has_group_digest boolean NOT NULL,
  has_group_hint boolean NOT NULL,
  facts json NOT NULL,
  hold json NOT NULL,
  PRIMARY KEY (tenant_id, object_id, order_key, event_id, slot)
);
COMMENT ON TABLE lineage_touch IS 'That an event read, wrote or removed what lies at a location: the timeline of the location';
COMMENT ON COLUMN lineage_touch.object_id IS 'Of the location: a hash of its parts, the same everywhere';
COMMENT ON COLUMN lineage_touch.order_key IS 'Sorts the timeline: time, agent, sequence';
COMMENT ON COLUMN lineage_touch.version_id IS 'What the location held after it; null: the location is none, the other view of the act names it';
COMMENT ON COLUMN lineage_touch.pair_key IS 'Equal for the views that different sources may have of one act';
COMMENT ON COLUMN lineage_touch.hint_key IS 'Of person, name and size';
COMMENT ON COLUMN lineage_touch.is_anchor IS 'It wrote or removed, or tells a digest: what later touches of the location follow from';
COMMENT ON COLUMN lineage_touch.facts IS 'TouchFacts of the engine without what is usual';
COMMENT ON COLUMN lineage_touch.hold IS 'Hold of the engine without what is usual and what other columns tell';
CREATE INDEX lineage_touch_of_event ON lineage_touch (tenant_id, event_id);
CREATE INDEX lineage_touch_of_digest ON lineage_touch (tenant_id, digest, order_key) WHERE has_group_digest;
CREATE INDEX lineage_touch_of_pair ON lineage_touch (tenant_id, pair_key, at) WHERE pair_key IS NOT NULL;
CREATE INDEX lineage_touch_of_hint ON lineage_touch (tenant_id, hint_key, at) WHERE has_group_hint;
SELECT make_tenant_table('lineage_touch', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE lineage_object (
  tenant_id integer NOT NULL,
  object_id uuid NOT NULL,
  location_kind text NOT NULL,
  object_key text,
  name text,
  search_name text,
  path text,
  url text,
  place_id uuid,
  owner text,
  exposure text,
  sensitivity smallint,
  data_types text[],
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  removed_at timestamptz,
  versions integer NOT NULL,
  latest_version_id uuid,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, object_id)
);
COMMENT ON TABLE lineage_object IS 'A location that holds or held data: the inventory';
COMMENT ON COLUMN lineage_object.search_name IS 'The name, lower case';
COMMENT ON COLUMN lineage_object.exposure IS 'Who can read it, as the newest event that tells of it says';
CREATE INDEX lineage_object_newest ON lineage_object (tenant_id, last_seen_at DESC, object_id);
CREATE INDEX lineage_object_sensitive ON lineage_object (tenant_id, sensitivity DESC, last_seen_at DESC) WHERE sensitivity > 0;
CREATE INDEX lineage_object_of_place ON lineage_object (tenant_id, place_id);
CREATE INDEX lineage_object_of_key ON lineage_object (tenant_id, object_key) WHERE object_key IS NOT NULL;
SELECT make_tenant_table('lineage_object', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE lineage_version (
  tenant_id integer NOT NULL,
  version_id uuid NOT NULL,
  object_id uuid NOT NULL,
  location_kind text NOT NULL,
  opened_by uuid,
  at timestamptz NOT NULL,
  order_key text NOT NULL COLLATE "C",
  name text,
  path text,
  place_id uuid,
  person_key text,
  device text,
  size_bytes bigint,
  digest bytea,
  sensitivity smallint,
  data_types text[],
  origin_classes text[] NOT NULL,
  gap text,
  is_live boolean NOT NULL,
  views integer NOT NULL,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, version_id)
);
COMMENT ON TABLE lineage_version IS 'A content that a location had from one moment on';
COMMENT ON COLUMN lineage_version.version_id IS 'Of the location and the event that made it: the same whatever order events come in';
COMMENT ON COLUMN lineage_version.order_key IS 'Sorts the versions of an object: that of the touch that made it';
COMMENT ON COLUMN lineage_version.origin_classes IS 'Names of the places that its content came from, sorted, at most 64, else ending in `many`';
COMMENT ON COLUMN lineage_version.gap IS 'Why its past is not known; null where it is';
CREATE INDEX lineage_version_of_object ON lineage_version (tenant_id, object_id, at DESC);
CREATE INDEX lineage_version_of_place ON lineage_version (tenant_id, place_id, at DESC);
SELECT make_tenant_table('lineage_version', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE lineage_edge (
  tenant_id integer NOT NULL,
  src uuid NOT NULL,
  dst uuid NOT NULL,
  event_id uuid NOT NULL,
  at timestamptz NOT NULL,
  action text,
  kind text NOT NULL,
  method text NOT NULL,
  confidence real NOT NULL,
  person_key text,
  device text,
  size_bytes bigint,
  paired_event_id uuid,
  evidence jsonb NOT NULL,
  PRIMARY KEY (tenant_id, dst, src, event_id)
);
COMMENT ON TABLE lineage_edge IS 'That a version came from another by an act, how it is known and how surely';
COMMENT ON COLUMN lineage_edge.paired_event_id IS 'The same act as another source saw it';
CREATE INDEX lineage_edge_down ON lineage_edge (tenant_id, src, dst, event_id) INCLUDE (confidence);
CREATE INDEX lineage_edge_of_event ON lineage_edge (tenant_id, event_id);
SELECT make_tenant_table('lineage_edge', 'SELECT, INSERT, UPDATE, DELETE');

-- How far the graph of events that were stored before there was one has come.
CREATE TABLE lineage_build (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  state text NOT NULL,
  position_at timestamptz,
  position_event_id uuid,
  done bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id)
);
COMMENT ON TABLE lineage_build IS 'The one pass over the events of a tenant that are older than its lineage; none: it had lineage from the start';
COMMENT ON COLUMN lineage_build.position_event_id IS 'The last event that is joined, in the order of activity; written in the transaction that joins it';
SELECT make_tenant_table('lineage_build', 'SELECT, INSERT, UPDATE, DELETE');

INSERT INTO lineage_build (tenant_id, state, total, updated_at)
  SELECT tenant_id, 'waiting', sum(events), now() FROM source_total GROUP BY tenant_id;

-- The worker process works for all tenants: when it starts it learns whose lineage is not at its end.
CREATE FUNCTION unfinished_lineage_builds() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT tenant_id FROM lineage_build WHERE state <> 'done' $$;
