CREATE TABLE saved_view (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  view_id uuid NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  is_shared boolean NOT NULL,
  author_id text NOT NULL,
  author_name text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  rev integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, view_id)
);
COMMENT ON TABLE saved_view IS 'Lists of detections that people come back to, by name';
COMMENT ON COLUMN saved_view.query IS 'Search parameters of the list''s address: filters, order, groups and columns';
COMMENT ON COLUMN saved_view.is_shared IS 'Everybody who sees detections sees it; else its author alone';
COMMENT ON COLUMN saved_view.author_name IS 'As it was when the view was saved: a shared view stays when its author leaves';
COMMENT ON COLUMN saved_view.deleted_at IS 'Not listed any more, and removed for good once it cannot be restored';
CREATE UNIQUE INDEX saved_view_shared_name ON saved_view (tenant_id, lower(name))
  WHERE is_shared AND deleted_at IS NULL;
CREATE UNIQUE INDEX saved_view_own_name ON saved_view (tenant_id, author_id, lower(name))
  WHERE NOT is_shared AND deleted_at IS NULL;
SELECT make_tenant_table('saved_view', 'SELECT, INSERT, UPDATE, DELETE');
