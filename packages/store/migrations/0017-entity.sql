-- What sources know rather than what happened in them: people, devices, groups and stored items.
CREATE TABLE entity (
  tenant_id integer NOT NULL,
  source_id text NOT NULL,
  kind text NOT NULL,
  entity_id text NOT NULL,
  stream text NOT NULL,
  name text,
  facts jsonb NOT NULL,
  facts_hash bytea NOT NULL,
  is_deleted boolean NOT NULL,
  is_sample boolean NOT NULL,
  changed_at timestamptz,
  first_seen_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  seen_by text,
  raw_chunk_id uuid NOT NULL,
  raw_index integer NOT NULL,
  PRIMARY KEY (tenant_id, source_id, kind, entity_id)
);
COMMENT ON TABLE entity IS 'The newest record of each person, device, group or item, as one source tells it';
COMMENT ON COLUMN entity.facts IS 'The record in the words of the contract (EntityRecord), without what other columns hold';
COMMENT ON COLUMN entity.facts_hash IS 'Tells whether a record that came again says anything new';
COMMENT ON COLUMN entity.seen_at IS 'When a source last named it: a full list that leaves it out means that it is gone';
COMMENT ON COLUMN entity.seen_by IS 'The integration and stream that named it last; null when it was sent to the intake';
CREATE INDEX entity_seen ON entity (tenant_id, seen_by, seen_at) WHERE seen_by IS NOT NULL;
SELECT make_tenant_table('entity', 'SELECT, INSERT, UPDATE, DELETE');
