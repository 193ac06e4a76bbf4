CREATE TABLE detection_merge (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  merged_id uuid NOT NULL,
  into_id uuid NOT NULL,
  merged_by text NOT NULL,
  merged_at timestamptz NOT NULL,
  status_before text NOT NULL,
  merged_rev integer NOT NULL,
  into_rev integer NOT NULL,
  into_events integer NOT NULL,
  into_before jsonb NOT NULL,
  event_times timestamptz[] NOT NULL,
  event_ids uuid[] NOT NULL,
  object_keys text[] NOT NULL,
  PRIMARY KEY (tenant_id, merged_id),
  FOREIGN KEY (tenant_id, merged_id) REFERENCES detection ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, into_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_merge IS 'A detection that an analyst has merged into another, with what takes it back';
COMMENT ON COLUMN detection_merge.into_rev IS 'Revision of the survivor after the merge, and its events: what has others was changed since';
COMMENT ON COLUMN detection_merge.into_before IS 'Columns of the survivor before the merge';
COMMENT ON COLUMN detection_merge.event_ids IS 'Events that the survivor got by the merge; object_keys its objects';
SELECT make_tenant_table('detection_merge', 'SELECT, INSERT, DELETE');
CREATE INDEX detection_by_survivor ON detection (tenant_id, merged_into) WHERE merged_into IS NOT NULL;
