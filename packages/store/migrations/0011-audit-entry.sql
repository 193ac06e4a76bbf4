CREATE TABLE audit_entry (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id text,
  action text NOT NULL,
  target text,
  request_id text NOT NULL,
  ip text,
  PRIMARY KEY (tenant_id, seq)
);
COMMENT ON TABLE audit_entry IS 'What console users and the product did, and what they read that is sensitive';
SELECT make_tenant_table('audit_entry', 'SELECT, INSERT');
