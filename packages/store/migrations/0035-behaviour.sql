-- What people usually do: counters of each day, and what days that are over leave behind.
CREATE TABLE behaviour_state (
  tenant_id integer PRIMARY KEY REFERENCES tenant ON DELETE CASCADE,
  first_day date,
  last_day date,
  stale_from date,
  recount_from date,
  token uuid NOT NULL
);
COMMENT ON TABLE behaviour_state IS 'How far behaviour of a tenant is counted and closed; days are UTC';
COMMENT ON COLUMN behaviour_state.last_day IS 'The newest day with events: all before it are closed';
COMMENT ON COLUMN behaviour_state.stale_from IS 'From here on days do not yet follow from what came late; null: all do';
COMMENT ON COLUMN behaviour_state.recount_from IS 'From here on days are to be counted from the stored events; null: none';
COMMENT ON COLUMN behaviour_state.token IS 'Of the transaction that wrote last: a process whose own it is may go on with what it has in memory';
SELECT make_tenant_table('behaviour_state', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE behaviour_day (
  tenant_id integer NOT NULL,
  day date NOT NULL,
  person_key text NOT NULL,
  counters json NOT NULL,
  judged json NOT NULL,
  usual json,
  PRIMARY KEY (tenant_id, day, person_key)
);
COMMENT ON TABLE behaviour_day IS 'What a person did on a UTC day, and how it was judged last';
COMMENT ON COLUMN behaviour_day.counters IS 'StoredCounters of the engine';
COMMENT ON COLUMN behaviour_day.judged IS 'JudgedDay of the engine: values and scores, which the organisation''s closed day sums up';
COMMENT ON COLUMN behaviour_day.usual IS 'JudgedDay.usual of the engine: what was usual before the day';
CREATE INDEX behaviour_day_of_person ON behaviour_day (tenant_id, person_key, day);
SELECT make_tenant_table('behaviour_day', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE behaviour_reach (
  tenant_id integer NOT NULL,
  key text NOT NULL,
  person_key text NOT NULL,
  first_day date NOT NULL,
  PRIMARY KEY (tenant_id, key, person_key)
);
COMMENT ON TABLE behaviour_reach IS 'The day on which a person first reached a recipient, host, account or place';
COMMENT ON COLUMN behaviour_reach.key IS 'Field and value, lower case, e.g. destination.host=dropbox.com';
SELECT make_tenant_table('behaviour_reach', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE behaviour_closed_day (
  tenant_id integer NOT NULL,
  day date NOT NULL,
  facts json NOT NULL,
  PRIMARY KEY (tenant_id, day)
);
COMMENT ON TABLE behaviour_closed_day IS 'What an organisation did on a day that is over: sums of its groups, and the scores that stood out';
COMMENT ON COLUMN behaviour_closed_day.facts IS 'ClosedDay of the engine';
SELECT make_tenant_table('behaviour_closed_day', 'SELECT, INSERT, UPDATE, DELETE');

-- Events that were stored before are counted by the worker, day by day.
INSERT INTO behaviour_state (tenant_id, first_day, last_day, recount_from, token)
SELECT tenant_id, min(day), max(day), min(day), gen_random_uuid() FROM activity_day GROUP BY tenant_id;

-- The worker process works for all tenants: it learns where something is to be done.
CREATE FUNCTION tenants_with_stale_behaviour() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant_id FROM behaviour_state
    WHERE stale_from IS NOT NULL OR recount_from IS NOT NULL ORDER BY tenant_id
  $$;
