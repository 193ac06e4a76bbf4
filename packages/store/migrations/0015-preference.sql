CREATE TABLE preference (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  user_id text NOT NULL,
  language text,
  time_zone text,
  dashboard_layout jsonb,
  table_layouts jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, user_id)
);
COMMENT ON TABLE preference IS 'What a console user has chosen for themselves; null: nothing chosen, the console decides';
COMMENT ON COLUMN preference.dashboard_layout IS 'Widgets and their places, as the contract describes them';
COMMENT ON COLUMN preference.table_layouts IS 'Columns of each table, by the table''s name';
SELECT make_tenant_table('preference', 'SELECT, INSERT, UPDATE, DELETE');

-- Names of the organisations that a person's token lists. The caller has verified the token: a session
-- of one tenant may tell the names of the others, and nothing else of them.
CREATE FUNCTION tenant_names_of_idp(idp_ids text[]) RETURNS TABLE (idp_tenant_id text, name text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT t.idp_tenant_id, t.name FROM tenant t WHERE t.idp_tenant_id = ANY(idp_ids)
    ORDER BY t.name, t.idp_tenant_id
  $$;
