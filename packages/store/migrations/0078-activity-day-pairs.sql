-- What moved on a day that is over, each person and object of a flow once: to count them, an entry for every event is
-- not needed.
CREATE TABLE activity_day_pairs (
  tenant_id integer NOT NULL,
  day date NOT NULL,
  origin_id uuid NOT NULL,
  destination_id uuid NOT NULL,
  action text NOT NULL,
  category text NOT NULL,
  direction text NOT NULL,
  managed text NOT NULL,
  data_class text NOT NULL,
  sensitivity smallint NOT NULL,
  origin_group_id uuid NOT NULL,
  destination_group_id uuid NOT NULL,
  objects bytea NOT NULL,
  people bytea NOT NULL,
  counts bytea NOT NULL,
  times bytea NOT NULL,
  sizes bytea NOT NULL,
  PRIMARY KEY (tenant_id, day, origin_id, destination_id, action, category, direction, managed, data_class, sensitivity)
);
COMMENT ON TABLE activity_day_pairs IS 'activity_day with one entry for each different pair of object and person of a flow. Written once a day is over; valid while activity_day_state says so';
COMMENT ON COLUMN activity_day_pairs.objects IS 'As in activity_day';
COMMENT ON COLUMN activity_day_pairs.people IS 'As in activity_day';
COMMENT ON COLUMN activity_day_pairs.counts IS 'Events of each entry, 4 bytes, the highest first';
COMMENT ON COLUMN activity_day_pairs.times IS 'Of the newest event of each entry, as in activity_day';
COMMENT ON COLUMN activity_day_pairs.sizes IS 'Sum of object_bytes of each entry, as in activity_day; empty where all are zero';
-- Digests do not compress.
ALTER TABLE activity_day_pairs ALTER COLUMN objects SET STORAGE EXTERNAL;
ALTER TABLE activity_day_pairs ALTER COLUMN people SET STORAGE EXTERNAL;
ALTER TABLE activity_day_pairs ALTER COLUMN counts SET STORAGE EXTERNAL;
ALTER TABLE activity_day_pairs ALTER COLUMN times SET STORAGE EXTERNAL;
ALTER TABLE activity_day_pairs ALTER COLUMN sizes SET STORAGE EXTERNAL;
SELECT make_tenant_table('activity_day_pairs', 'SELECT, INSERT, DELETE');

CREATE TABLE activity_day_state (
  tenant_id integer NOT NULL,
  day date NOT NULL,
  is_paired boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, day)
);
COMMENT ON TABLE activity_day_state IS 'Days that have events. The transaction that changes activity_day clears is_paired';
COMMENT ON COLUMN activity_day_state.is_paired IS 'Whether activity_day_pairs holds exactly the events of the day';
CREATE INDEX activity_day_state_open ON activity_day_state (day, tenant_id) WHERE NOT is_paired;
SELECT make_tenant_table('activity_day_state', 'SELECT, INSERT, UPDATE, DELETE');
INSERT INTO activity_day_state (tenant_id, day) SELECT DISTINCT tenant_id, day FROM activity_day;

-- The worker process works for all tenants: it learns where a day is over and not yet paired.
CREATE FUNCTION tenants_with_unpaired_days(before date) RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT DISTINCT tenant_id FROM activity_day_state WHERE NOT is_paired AND day < before $$;
