CREATE TABLE data_type_exception (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  exception_id uuid NOT NULL,
  data_type_id text NOT NULL,
  scope text NOT NULL,
  subject text NOT NULL,
  detection_id uuid,
  reason text NOT NULL,
  owner_id text NOT NULL,
  owner_name text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  PRIMARY KEY (tenant_id, exception_id)
);
COMMENT ON TABLE data_type_exception IS 'What a person said does not count although a data type was found. Revoked ones stay as a record';
COMMENT ON COLUMN data_type_exception.scope IS 'value, object, source, person or group: what subject names';
COMMENT ON COLUMN data_type_exception.subject IS 'Keyed hash of the value (never the value), object key, source, person key, or source and id of a group';
COMMENT ON COLUMN data_type_exception.detection_id IS 'The detection whose verdict it came from';
CREATE INDEX data_type_exception_of_type ON data_type_exception (tenant_id, data_type_id);
SELECT make_tenant_table('data_type_exception', 'SELECT, INSERT, UPDATE, DELETE');
