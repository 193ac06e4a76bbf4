CREATE TABLE object_version (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  version_id uuid NOT NULL,
  object_key text NOT NULL,
  seq integer NOT NULL,
  digest bytea NOT NULL,
  sha256 text,
  size_bytes bigint NOT NULL,
  name text,
  media_type text,
  first_seen_at timestamptz NOT NULL,
  event_id uuid NOT NULL,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, version_id),
  UNIQUE (tenant_id, object_key, digest),
  UNIQUE (tenant_id, object_key, seq)
);
COMMENT ON TABLE object_version IS 'A content that an object had when it was seen; the content itself is not here';
COMMENT ON COLUMN object_version.digest IS 'Keyed SHA-256 of the content, by which it is known again: a plain digest of a short text can be guessed by trying';
COMMENT ON COLUMN object_version.sha256 IS 'Plain SHA-256, of contents of at least 32 bytes';
COMMENT ON COLUMN object_version.name IS 'Name of the object at that time';
COMMENT ON COLUMN object_version.event_id IS 'The event that first told of it';
CREATE INDEX object_version_newest ON object_version (tenant_id, first_seen_at DESC);
SELECT make_tenant_table('object_version', 'SELECT, INSERT, DELETE');

CREATE TABLE event_content (
  tenant_id integer NOT NULL,
  event_id uuid NOT NULL,
  version_id uuid NOT NULL,
  occurred_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, event_id, version_id),
  FOREIGN KEY (tenant_id, version_id) REFERENCES object_version ON DELETE CASCADE
);
COMMENT ON TABLE event_content IS 'Which contents came with an event';
CREATE INDEX event_content_of_version ON event_content (tenant_id, version_id);
SELECT make_tenant_table('event_content', 'SELECT, INSERT, DELETE');

CREATE TABLE classification (
  tenant_id integer NOT NULL,
  classification_id uuid NOT NULL,
  version_id uuid NOT NULL,
  source text NOT NULL,
  person_key text,
  engine text NOT NULL,
  data_type_rev integer NOT NULL,
  state text NOT NULL,
  sensitivity smallint,
  parts jsonb NOT NULL,
  classified_at timestamptz NOT NULL,
  is_current boolean NOT NULL,
  PRIMARY KEY (tenant_id, classification_id),
  FOREIGN KEY (tenant_id, version_id) REFERENCES object_version ON DELETE CASCADE
);
COMMENT ON TABLE classification IS 'What was found in a content, by one engine and one set of data types. Earlier ones stay';
COMMENT ON COLUMN classification.state IS 'complete, partial, encrypted, unsupported or failed: how much could be read';
COMMENT ON COLUMN classification.data_type_rev IS 'tenant.data_type_rev when it was made';
CREATE UNIQUE INDEX classification_current ON classification (tenant_id, version_id) WHERE is_current;
CREATE INDEX classification_newest ON classification (tenant_id, classified_at DESC, classification_id);
SELECT make_tenant_table('classification', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE classification_type (
  tenant_id integer NOT NULL,
  classification_id uuid NOT NULL,
  data_type_id text NOT NULL,
  type_version integer NOT NULL,
  count integer NOT NULL,
  distinct_count integer NOT NULL,
  confidence text NOT NULL,
  exempted integer NOT NULL,
  is_shadow boolean NOT NULL,
  is_in_effect boolean NOT NULL,
  findings jsonb NOT NULL,
  PRIMARY KEY (tenant_id, classification_id, data_type_id),
  FOREIGN KEY (tenant_id, classification_id) REFERENCES classification ON DELETE CASCADE
);
COMMENT ON TABLE classification_type IS 'How often a data type was found in a content, with masked snippets of where';
COMMENT ON COLUMN classification_type.type_version IS 'Version of a type of the tenant''s own; 0: built-in, see classification.engine';
COMMENT ON COLUMN classification_type.is_in_effect IS 'Found for sure enough, not taken out by an exception, and not only tried out: policies see it';
COMMENT ON COLUMN classification_type.findings IS 'Offsets, evidence and masked snippets; values are never here';
CREATE INDEX classification_type_of_type ON classification_type (tenant_id, data_type_id, classification_id);
SELECT make_tenant_table('classification_type', 'SELECT, INSERT, DELETE');

ALTER TABLE activity ADD COLUMN data_types text[];
ALTER TABLE activity ADD COLUMN data_sensitivity smallint;
ALTER TABLE activity ADD COLUMN content_state text;
COMMENT ON COLUMN activity.data_types IS 'Ids of the data types in its contents when it came, those in effect; null where no content came with it';
COMMENT ON COLUMN activity.data_sensitivity IS 'The highest of them, 0 to 4';
COMMENT ON COLUMN activity.content_state IS 'How much of the contents could be read; null where none came';
-- Operators on arrays are not leakproof, so that no index on them could serve under row-level security.
CREATE INDEX activity_with_data ON activity (tenant_id, occurred_at DESC) WHERE data_types IS NOT NULL;
