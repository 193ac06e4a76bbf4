-- Operations that arrive and that no table of their connector names: what a mapping may miss.
CREATE TABLE unlisted_operation (
  tenant_id integer NOT NULL,
  source text NOT NULL,
  operation text NOT NULL,
  events bigint NOT NULL,
  last_event_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, source, operation)
);
COMMENT ON TABLE unlisted_operation IS 'Stored events by operations that no mapping names, kept in the transaction that writes the events';
COMMENT ON COLUMN unlisted_operation.operation IS 'The vendor''s word, cut to 200 characters; empty for all beyond the first 500 of a source';
SELECT make_tenant_table('unlisted_operation', 'SELECT, INSERT, UPDATE, DELETE');
