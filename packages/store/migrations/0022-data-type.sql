CREATE TABLE data_type (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  data_type_id text NOT NULL,
  state text NOT NULL,
  version integer NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  description text,
  class text NOT NULL,
  locale text NOT NULL,
  sensitivity smallint NOT NULL CHECK (sensitivity BETWEEN 0 AND 4),
  minimum text NOT NULL,
  owner_id text NOT NULL,
  owner_name text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, data_type_id)
);
COMMENT ON TABLE data_type IS 'Data types of the tenant''s own. Built-in ones are code';
COMMENT ON COLUMN data_type.version IS 'The data_type_version that is looked for; grows when what is found may change';
COMMENT ON COLUMN data_type.rev IS 'Grows with each change: optimistic concurrency';
SELECT make_tenant_table('data_type', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE data_type_version (
  tenant_id integer NOT NULL,
  data_type_id text NOT NULL,
  version integer NOT NULL,
  declaration jsonb NOT NULL,
  material bytea,
  material_entries integer,
  material_at timestamptz,
  changed_at timestamptz NOT NULL,
  changed_by text,
  PRIMARY KEY (tenant_id, data_type_id, version),
  FOREIGN KEY (tenant_id, data_type_id) REFERENCES data_type ON DELETE CASCADE
);
COMMENT ON TABLE data_type_version IS 'What a data type was declared as, version by version; a classification names the one it was made with';
COMMENT ON COLUMN data_type_version.material IS 'Compiled from uploaded rows or templates: keyed hashes, never their text';
SELECT make_tenant_table('data_type_version', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE data_type_switch (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  data_type_id text NOT NULL,
  state text NOT NULL,
  minimum text NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  changed_by text,
  PRIMARY KEY (tenant_id, data_type_id)
);
COMMENT ON TABLE data_type_switch IS 'Built-in data types that the tenant uses differently from how they come';
SELECT make_tenant_table('data_type_switch', 'SELECT, INSERT, UPDATE, DELETE');

ALTER TABLE tenant ADD COLUMN data_type_rev integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN tenant.data_type_rev IS 'Grows with each change of what contents are classified with, so that every process reads it anew';
