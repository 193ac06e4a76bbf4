CREATE TABLE activity_day (
  tenant_id integer NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  action text NOT NULL,
  category text NOT NULL,
  direction text NOT NULL,
  origin_name text NOT NULL,
  destination_name text NOT NULL,
  events bigint NOT NULL,
  bytes numeric NOT NULL,
  PRIMARY KEY (tenant_id, day, source, action, category, direction, origin_name, destination_name)
);
COMMENT ON TABLE activity_day IS 'Events and bytes per UTC day and flow, kept in the transaction that writes the events. An absent value is the empty string';
SELECT make_tenant_table('activity_day', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE source_total (
  tenant_id integer NOT NULL,
  source text NOT NULL,
  events bigint NOT NULL,
  last_event_at timestamptz NOT NULL,
  last_ingested_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, source)
);
COMMENT ON TABLE source_total IS 'What has arrived from each source, kept in the transaction that writes the events';
SELECT make_tenant_table('source_total', 'SELECT, INSERT, UPDATE, DELETE');
