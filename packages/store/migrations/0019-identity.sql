-- A person or device, each once, over all sources that know it.
CREATE TABLE identity (
  tenant_id integer NOT NULL,
  identity_id uuid NOT NULL,
  kind text NOT NULL,
  name text,
  sort_name text NOT NULL,
  search_text text NOT NULL,
  facts jsonb NOT NULL,
  sources text[] NOT NULL,
  records integer NOT NULL,
  owner_key text,
  is_deleted boolean NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, identity_id)
);
COMMENT ON TABLE identity IS 'What the records of all sources together say of one person or device';
COMMENT ON COLUMN identity.facts IS 'MergedPerson or MergedDevice of the engine';
COMMENT ON COLUMN identity.search_text IS 'Every name, address, login, serial number and host name, lower case';
COMMENT ON COLUMN identity.owner_key IS 'Devices: address or login of the owner, as people are known by it';
CREATE INDEX identity_by_name ON identity (tenant_id, kind, sort_name, identity_id) WHERE NOT is_deleted;
CREATE INDEX identity_by_owner ON identity (tenant_id, owner_key) WHERE owner_key IS NOT NULL;
SELECT make_tenant_table('identity', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE identity_record (
  tenant_id integer NOT NULL,
  record_id text NOT NULL,
  identity_id uuid NOT NULL,
  kind text NOT NULL,
  source_id text NOT NULL,
  entity_id text NOT NULL,
  reasons jsonb NOT NULL,
  is_separated boolean NOT NULL,
  first_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, record_id)
);
COMMENT ON TABLE identity_record IS 'Which identity a source''s record belongs to, and why';
COMMENT ON COLUMN identity_record.reasons IS 'What it shares with which other record: [{reason, value, withRecordId}]';
COMMENT ON COLUMN identity_record.is_separated IS 'A person took it out: it is not linked by itself any more';
CREATE INDEX identity_record_members ON identity_record (tenant_id, identity_id);
SELECT make_tenant_table('identity_record', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE identity_key (
  tenant_id integer NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  value text NOT NULL,
  record_id text NOT NULL,
  PRIMARY KEY (tenant_id, kind, reason, value, record_id)
);
COMMENT ON TABLE identity_key IS 'By what a record is recognised; equal keys of two records link them';
CREATE INDEX identity_key_of_record ON identity_key (tenant_id, record_id);
SELECT make_tenant_table('identity_key', 'SELECT, INSERT, UPDATE, DELETE');
