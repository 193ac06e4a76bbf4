CREATE TABLE __snake__ (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  __snake___id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, __snake___id)
);
COMMENT ON TABLE __snake__ IS '__Title__';
SELECT make_tenant_table('__snake__', 'SELECT, INSERT');
