-- Fewer and narrower rows for the same graph. What there is follows from activity: it is told anew.
TRUNCATE lineage_object, lineage_version, lineage_edge;
DROP TABLE lineage_touch;

-- What each event read and wrote: all that the graph follows from.
CREATE TABLE lineage_touch (
  tenant_id integer NOT NULL,
  object_id uuid NOT NULL,
  order_key text NOT NULL COLLATE "C",
  event_id uuid NOT NULL,
  slot smallint NOT NULL,
  at timestamptz NOT NULL,
  is_anchor boolean NOT NULL,
  is_written boolean NOT NULL,
  digest bytea,
  has_group_digest boolean NOT NULL,
  hint_key uuid,
  has_group_hint boolean NOT NULL,
  has_open_hint boolean NOT NULL,
  pair_key uuid,
  act json NOT NULL,
  touches json NOT NULL,
  PRIMARY KEY (tenant_id, object_id, order_key, event_id, slot)
);
COMMENT ON TABLE lineage_touch IS 'What an event read, wrote or removed at a location: the timeline of the location';
COMMENT ON COLUMN lineage_touch.object_id IS 'Of the location: a hash of its parts, the same everywhere';
COMMENT ON COLUMN lineage_touch.order_key IS 'Sorts the timeline: time, agent, sequence';
COMMENT ON COLUMN lineage_touch.slot IS 'Of the first touch in the row';
COMMENT ON COLUMN lineage_touch.is_anchor IS 'It wrote or removed, or tells a digest: what later touches of the location follow from';
COMMENT ON COLUMN lineage_touch.is_written IS 'It wrote or removed';
COMMENT ON COLUMN lineage_touch.has_group_digest IS 'The digest is the first that is told of a version, or of a member';
COMMENT ON COLUMN lineage_touch.hint_key IS 'Of person and name';
COMMENT ON COLUMN lineage_touch.has_group_hint IS 'It opened a version, or handled one under another name or by another person';
COMMENT ON COLUMN lineage_touch.has_open_hint IS 'It opened a version which nothing led to';
COMMENT ON COLUMN lineage_touch.pair_key IS 'Equal for the views that different sources may have of one act';
COMMENT ON COLUMN lineage_touch.act IS 'What the touches of the event have in common, without what is usual';
COMMENT ON COLUMN lineage_touch.touches IS 'Touches of the event at this location, and at far ends that nothing else touches, without what is usual';
CREATE INDEX lineage_touch_of_event ON lineage_touch (tenant_id, event_id);
CREATE INDEX lineage_touch_of_digest ON lineage_touch (tenant_id, digest, order_key) WHERE has_group_digest;
CREATE INDEX lineage_touch_of_pair ON lineage_touch (tenant_id, pair_key, at) WHERE pair_key IS NOT NULL;
CREATE INDEX lineage_touch_of_hint ON lineage_touch (tenant_id, hint_key, at) WHERE has_group_hint;
SELECT make_tenant_table('lineage_touch', 'SELECT, INSERT, UPDATE, DELETE');

ALTER TABLE lineage_object ADD COLUMN tail json;
COMMENT ON COLUMN lineage_object.tail IS 'Tail of the engine: what touches that come later follow from';
COMMENT ON TABLE lineage_object IS 'A location that holds or held data: the inventory. Far ends of acts are none';

-- Counts of views and the like change in place.
ALTER TABLE lineage_version SET (fillfactor = 80);

DELETE FROM lineage_build;
INSERT INTO lineage_build (tenant_id, state, total, updated_at)
  SELECT tenant_id, 'waiting', sum(events), now() FROM source_total GROUP BY tenant_id;
