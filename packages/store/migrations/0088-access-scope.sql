-- What of the monitored data a member may see: data types, groups of people, sources and policies, each with what is
-- included (nothing: everything) and what is excluded. A member without a scope sees everything of the tenant.
CREATE TABLE access_scope (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  scope_id uuid NOT NULL,
  name text NOT NULL,
  rules jsonb NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  changed_by text NOT NULL,
  PRIMARY KEY (tenant_id, scope_id)
);
COMMENT ON TABLE access_scope IS 'A named part of the monitored data';
COMMENT ON COLUMN access_scope.rules IS 'sources, people, dataTypes and policies, each {include, exclude}; sourceIds are the ids of sources. Groups of people: department:<name> or group:<source id> <id>';
CREATE UNIQUE INDEX access_scope_name ON access_scope (tenant_id, lower(name));
SELECT make_tenant_table('access_scope', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('access_scope', '{created_by,changed_by}');

-- A scope in use cannot be deleted: its members would see everything.
CREATE TABLE access_scope_member (
  tenant_id integer NOT NULL,
  user_id text NOT NULL,
  scope_id uuid NOT NULL,
  assigned_at timestamptz NOT NULL DEFAULT now(),
  assigned_by text NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, scope_id) REFERENCES access_scope
);
COMMENT ON TABLE access_scope_member IS 'Members who see only a scope; each has one at most';
CREATE INDEX access_scope_member_of ON access_scope_member (tenant_id, scope_id);
SELECT make_tenant_table('access_scope_member', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('access_scope_member', '{assigned_by}');

-- The scope of the reader; null: none. A transaction looks it up once, when it begins, and keeps it in a setting;
-- without the setting it is looked up each time, so that forgetting it never shows more.
CREATE FUNCTION app_scope_id() RETURNS uuid
  LANGUAGE plpgsql STABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
DECLARE known text := current_setting('app.scope', true);
BEGIN
  IF known = 'none' THEN
    RETURN NULL;
  ELSIF known <> '' THEN
    RETURN known::uuid;
  ELSIF app_user_id() IS NULL THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT scope_id FROM access_scope_member WHERE tenant_id = app_tenant_id() AND user_id = app_user_id());
END $$;

-- The rules of the reader's scope; null without one. A scope that is gone shows nothing.
CREATE FUNCTION scope_rules() RETURNS jsonb
  LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE scope uuid := app_scope_id();
BEGIN
  IF scope IS NULL THEN
    RETURN NULL;
  END IF;
  RETURN coalesce((SELECT rules FROM access_scope WHERE tenant_id = app_tenant_id() AND scope_id = scope),
    '{"sources": {"include": [""], "exclude": []}, "sourceIds": {"include": [""], "exclude": []},
      "people": {"include": [""], "exclude": []}}');
END $$;

-- The rule of one dimension; null where it limits nothing.
CREATE FUNCTION rule_of(rules jsonb, dimension text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN rules -> dimension -> 'include' <> '[]' OR rules -> dimension -> 'exclude' <> '[]'
    THEN rules -> dimension END
$$;

CREATE FUNCTION scope_rule(dimension text) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT rule_of(scope_rules(), dimension)
$$;

-- Whether no other dimension limits anything: totals that only this dimension distinguishes are then right.
CREATE FUNCTION scope_limits_only(dimension text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(scope_rule(other)) = 0
  FROM unnest(array_remove(ARRAY['sources', 'people', 'dataTypes', 'policies'], dimension)) AS other
$$;

-- Excluded is excluded; where something is included, what is unknown is not.
CREATE FUNCTION scope_takes(value text, rule jsonb) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN rule IS NULL OR CASE WHEN value IS NULL THEN rule -> 'include' = '[]'
    ELSE NOT rule -> 'exclude' ? value AND (rule -> 'include' = '[]' OR rule -> 'include' ? value) END;
END $$;

-- As scope_takes, of what has several values: one that is excluded is enough, and so is one that is included.
CREATE FUNCTION scope_takes_any(told text[], rule jsonb) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN rule IS NULL OR CASE WHEN coalesce(cardinality(told), 0) = 0 THEN rule -> 'include' = '[]'
    ELSE NOT rule -> 'exclude' ?| told AND (rule -> 'include' = '[]' OR rule -> 'include' ?| told) END;
END $$;

-- The people in any of the groups. A source names the members of a group by address or by its id of them. The functions
-- from here on read past the rules that are made of them, and apply the tenant themselves.
CREATE FUNCTION people_in_groups(groups jsonb) RETURNS SETOF uuid
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    WITH member AS (
      SELECT g.source_id, lower(listed.value) AS value
      FROM entity g, jsonb_array_elements_text(g.facts -> 'members') AS listed
      WHERE g.tenant_id = app_tenant_id() AND g.kind = 'group' AND NOT g.is_deleted
        AND (g.source_id, g.entity_id) IN (
          SELECT split_part(told, ' ', 1), substr(told, length(split_part(told, ' ', 1)) + 2)
          FROM (SELECT substr(name, 7) AS told FROM jsonb_array_elements_text(groups) AS name
                WHERE starts_with(name, 'group:')) AS named)
    )
    SELECT identity_id FROM identity
    WHERE tenant_id = app_tenant_id() AND kind = 'person' AND groups ? ('department:' || (facts ->> 'department'))
    UNION
    SELECT r.identity_id FROM member m
    JOIN identity_record r ON r.tenant_id = app_tenant_id() AND r.kind = 'person' AND r.source_id = m.source_id
      AND lower(r.entity_id) = m.value
    UNION
    SELECT r.identity_id FROM member m
    JOIN identity_key k ON k.tenant_id = app_tenant_id() AND k.kind = 'person' AND k.reason IN ('email', 'login')
      AND k.value = m.value
    JOIN identity_record r ON r.tenant_id = app_tenant_id() AND r.record_id = k.record_id
  $$;

-- People and devices in the scope. A device is its owner's; that of an unknown owner is unknown.
CREATE FUNCTION scoped_identities() RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE rule jsonb := scope_rule('people');
BEGIN
  RETURN QUERY
    WITH included AS (SELECT people_in_groups(rule -> 'include') AS id),
    excluded AS (SELECT people_in_groups(rule -> 'exclude') AS id),
    person AS (
      SELECT i.identity_id FROM identity i
      WHERE i.tenant_id = app_tenant_id() AND i.kind = 'person'
        AND (rule IS NULL OR (rule -> 'include' = '[]' OR i.identity_id IN (SELECT id FROM included))
          AND i.identity_id NOT IN (SELECT id FROM excluded))
    )
    SELECT identity_id FROM person
    UNION ALL
    SELECT d.identity_id FROM identity d
    WHERE d.tenant_id = app_tenant_id() AND d.kind <> 'person' AND (rule IS NULL OR
      coalesce((SELECT bool_and(r.identity_id IN (SELECT p.identity_id FROM person p))
        FROM identity_key k JOIN identity_record r ON r.tenant_id = k.tenant_id AND r.record_id = k.record_id
        WHERE k.tenant_id = app_tenant_id() AND k.kind = 'person' AND k.reason IN ('email', 'login')
          AND k.value = d.owner_key), rule -> 'include' = '[]'));
END $$;

CREATE FUNCTION scoped_records() RETURNS SETOF text
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT record_id FROM identity_record
    WHERE tenant_id = app_tenant_id() AND identity_id IN (SELECT scoped_identities())
  $$;

-- Records of people and devices as sources have them: source and id.
CREATE FUNCTION scoped_entities() RETURNS TABLE (source_id text, entity_id text)
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT source_id, entity_id FROM identity_record
    WHERE tenant_id = app_tenant_id() AND identity_id IN (SELECT scoped_identities())
  $$;

-- Keys of the people in the groups, lower case.
CREATE FUNCTION keys_in_groups(groups jsonb) RETURNS SETOF text
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT DISTINCT k.value FROM identity_record r
    JOIN identity_key k ON k.tenant_id = r.tenant_id AND k.record_id = r.record_id
      AND k.kind = 'person' AND k.reason IN ('email', 'login')
    WHERE r.tenant_id = app_tenant_id() AND r.identity_id IN (SELECT people_in_groups(groups))
  $$;

-- Keys of the actors in the scope; the empty string stands for an unknown actor.
CREATE FUNCTION scoped_people() RETURNS SETOF text
  LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE rule jsonb := scope_rule('people');
BEGIN
  RETURN QUERY
    SELECT a.actor_key FROM actor a
    WHERE a.tenant_id = app_tenant_id() AND (rule IS NULL OR
      (rule -> 'include' = '[]' OR lower(a.actor_key) IN (SELECT keys_in_groups(rule -> 'include')))
      AND lower(a.actor_key) NOT IN (SELECT keys_in_groups(rule -> 'exclude')));
  IF rule IS NULL OR rule -> 'include' = '[]' THEN
    RETURN NEXT '';
  END IF;
END $$;

-- Detections that a scope with these rules shows.
CREATE FUNCTION detections_within(rules jsonb) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  sources jsonb := rule_of(rules, 'sources');
  people jsonb := rule_of(rules, 'people');
  types jsonb := rule_of(rules, 'dataTypes');
  policies jsonb := rule_of(rules, 'policies');
BEGIN
  RETURN QUERY
    SELECT d.detection_id FROM detection d
    WHERE d.tenant_id = app_tenant_id()
      AND (sources IS NULL OR scope_takes(d.source, sources))
      AND (policies IS NULL OR scope_takes(d.policy_key, policies))
      AND (types IS NULL OR scope_takes_any(d.data_types, types))
      AND (people IS NULL
        OR (people -> 'include' = '[]' OR lower(d.person_key) IN (SELECT keys_in_groups(people -> 'include')))
        AND (d.person_key IS NULL OR lower(d.person_key) NOT IN (SELECT keys_in_groups(people -> 'exclude'))));
END $$;

CREATE FUNCTION scoped_detections() RETURNS SETOF uuid
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT detections_within(scope_rules())
  $$;

-- Events of detections in the scope.
CREATE FUNCTION scoped_events() RETURNS SETOF uuid
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT event_id FROM detection_event
    WHERE tenant_id = app_tenant_id() AND detection_id IN (SELECT scoped_detections())
  $$;

-- Whether one person, event, … is in the scope: for tables of which few rows are read at once. The same rule as of the
-- sets above.
CREATE FUNCTION is_person_in_scope(key text) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  rule jsonb := scope_rule('people');
  own uuid[];
  groups text[];
BEGIN
  IF rule IS NULL THEN
    RETURN true;
  END IF;
  SELECT array_agg(r.identity_id) INTO own FROM identity_key k
  JOIN identity_record r ON r.tenant_id = k.tenant_id AND r.record_id = k.record_id
  WHERE k.tenant_id = app_tenant_id() AND k.kind = 'person' AND k.reason IN ('email', 'login') AND k.value = lower(key);
  SELECT array_agg(named.name) INTO groups FROM (
    SELECT name FROM jsonb_array_elements_text(rule -> 'include' || (rule -> 'exclude')) AS name) AS named
  WHERE EXISTS (SELECT FROM people_in_groups(jsonb_build_array(named.name)) AS id WHERE id = ANY (own));
  RETURN scope_takes_any(groups, rule);
END $$;

CREATE FUNCTION is_event_in_scope(event uuid) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  policies jsonb := scope_rule('policies');
  told record;
BEGIN
  SELECT source, actor_key, data_types INTO told FROM activity
  WHERE tenant_id = app_tenant_id() AND event_id = event
    -- An event's id begins with its time.
    AND occurred_at = to_timestamp(('x' || left(replace(event::text, '-', ''), 12))::bit(48)::bigint / 1000.0);
  RETURN FOUND
    AND scope_takes(told.source, scope_rule('sources'))
    AND scope_takes_any(told.data_types, scope_rule('dataTypes'))
    AND is_person_in_scope(told.actor_key)
    AND (policies IS NULL OR policies -> 'include' = '[]' OR EXISTS (
      SELECT FROM detection_event e JOIN detection d USING (tenant_id, detection_id)
      WHERE e.tenant_id = app_tenant_id() AND e.event_id = event AND scope_takes(d.policy_key, policies)
        AND scope_takes(d.source, scope_rule('sources')) AND scope_takes_any(d.data_types, scope_rule('dataTypes'))
        AND is_person_in_scope(d.person_key)));
END $$;

CREATE FUNCTION is_object_in_scope(object uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT EXISTS (SELECT FROM lineage_touch
      WHERE tenant_id = app_tenant_id() AND object_id = object AND is_event_in_scope(event_id))
  $$;

CREATE FUNCTION is_content_in_scope(version uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT EXISTS (SELECT FROM event_content
      WHERE tenant_id = app_tenant_id() AND version_id = version AND is_event_in_scope(event_id))
  $$;

CREATE FUNCTION is_classification_in_scope(classification uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT EXISTS (SELECT FROM classification c
      WHERE c.tenant_id = app_tenant_id() AND c.classification_id = classification AND is_content_in_scope(c.version_id))
  $$;

CREATE FUNCTION is_chunk_in_scope(chunk uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT EXISTS (SELECT FROM activity
      WHERE tenant_id = app_tenant_id() AND raw_chunk_id = chunk AND is_event_in_scope(event_id))
  $$;

-- Destinations and flows have no owner: their names are not searched under a scope.
CREATE FUNCTION is_name_in_scope(kind text, key text) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN CASE kind
    WHEN 'person' THEN key::uuid IN (SELECT scoped_identities())
    WHEN 'actor' THEN is_person_in_scope(key)
    WHEN 'object' THEN EXISTS (SELECT FROM lineage_object o
      WHERE o.tenant_id = app_tenant_id() AND o.object_key = key AND is_object_in_scope(o.object_id))
    ELSE false END;
END $$;

-- A case is seen by its members and by those who see one of its detections. A case that is just being opened is not
-- there yet.
CREATE FUNCTION is_case_outside_scope(which uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT EXISTS (SELECT FROM detection_case WHERE tenant_id = app_tenant_id() AND case_id = which)
      AND NOT EXISTS (SELECT FROM case_member
        WHERE tenant_id = app_tenant_id() AND case_id = which AND user_id = app_user_id())
      AND NOT EXISTS (SELECT FROM case_detection
        WHERE tenant_id = app_tenant_id() AND case_id = which AND detection_id IN (SELECT scoped_detections()))
  $$;

-- The post-step of a table of which a member with a scope sees only some rows. Members without one, and the product,
-- pay for one condition a statement.
CREATE FUNCTION make_scoped_table(table_name regclass, condition text) RETURNS void
  LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format('CREATE POLICY access_scope ON %s AS RESTRICTIVE FOR SELECT USING ((SELECT app_scope_id() IS NULL) OR %s)',
    table_name, condition);
END $$;
REVOKE ALL ON FUNCTION make_scoped_table(regclass, text) FROM PUBLIC;

-- As before, and outside the reader's scope a detection does not exist either.
CREATE OR REPLACE FUNCTION make_detection_table(table_name regclass, column_name text DEFAULT 'detection_id') RETURNS void
  LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format(
    'CREATE POLICY %I ON %s AS RESTRICTIVE FOR SELECT USING (
       (SELECT NOT EXISTS (SELECT FROM hidden_detections())) OR %I NOT IN (SELECT hidden_detections()))',
    'case_access_by_' || column_name, table_name, column_name);
  EXECUTE format(
    'CREATE POLICY %I ON %s AS RESTRICTIVE FOR SELECT USING (
       (SELECT app_scope_id() IS NULL) OR %I IN (SELECT scoped_detections()))',
    'access_scope_by_' || column_name, table_name, column_name);
END $$;

DO $$
DECLARE
  made record;
BEGIN
  FOR made IN
    SELECT polrelid::regclass AS name, substr(polname, length('case_access_by_') + 1) AS column_name FROM pg_policy
    WHERE starts_with(polname, 'case_access_by_') AND polname <> 'case_access_by_case_id'
  LOOP
    EXECUTE format(
      'CREATE POLICY %I ON %s AS RESTRICTIVE FOR SELECT USING (
         (SELECT app_scope_id() IS NULL) OR %I IN (SELECT scoped_detections()))',
      'access_scope_by_' || made.column_name, made.name, made.column_name);
  END LOOP;
END $$;

SELECT make_scoped_table('activity', $$(
  ((SELECT scope_rule('sources') IS NULL) OR scope_takes(source, (SELECT scope_rule('sources'))))
  AND ((SELECT scope_rule('people') IS NULL) OR coalesce(actor_key, '') IN (SELECT scoped_people()))
  AND ((SELECT scope_rule('dataTypes') IS NULL) OR scope_takes_any(data_types, (SELECT scope_rule('dataTypes'))))
  AND ((SELECT coalesce(scope_rule('policies') -> 'include', '[]') = '[]') OR event_id IN (SELECT scoped_events())))$$);

SELECT make_scoped_table(name::regclass, 'is_event_in_scope(event_id)')
FROM unnest(ARRAY['lineage_touch', 'lineage_edge', 'event_content', 'behaviour_score', 'window_point']) AS name;
SELECT make_scoped_table('lineage_object', 'is_object_in_scope(object_id)');
SELECT make_scoped_table('lineage_version',
  'CASE WHEN opened_by IS NULL THEN is_object_in_scope(object_id) ELSE is_event_in_scope(opened_by) END');
SELECT make_scoped_table('object_version', 'is_content_in_scope(version_id)');
SELECT make_scoped_table('content_blob', 'is_content_in_scope(version_id)');
SELECT make_scoped_table('classification', 'is_content_in_scope(version_id)');
SELECT make_scoped_table('classification_type',
  $$scope_takes(data_type_id, (SELECT scope_rule('dataTypes'))) AND is_classification_in_scope(classification_id)$$);
SELECT make_scoped_table('raw_chunk', 'is_chunk_in_scope(chunk_id)');

SELECT make_scoped_table('actor', $$(SELECT scope_rule('people') IS NULL) OR actor_key IN (SELECT scoped_people())$$);
SELECT make_scoped_table(name::regclass,
  $$(SELECT scope_rule('people') IS NULL) OR coalesce(person_key, '') IN (SELECT scoped_people())$$)
FROM unnest(ARRAY['behaviour_day', 'behaviour_reach']) AS name;
SELECT make_scoped_table(name::regclass,
  $$(SELECT scope_rule('people') IS NULL) OR identity_id IN (SELECT scoped_identities())$$)
FROM unnest(ARRAY['identity', 'identity_record']) AS name;
SELECT make_scoped_table('identity_key',
  $$(SELECT scope_rule('people') IS NULL) OR record_id IN (SELECT scoped_records())$$);
SELECT make_scoped_table('entity', $$(scope_takes(source_id, (SELECT scope_rule('sourceIds')))
  AND (kind NOT IN ('person', 'device') OR (SELECT scope_rule('people') IS NULL)
    OR (source_id, entity_id) IN (SELECT source_id, entity_id FROM scoped_entities())))$$);

SELECT make_scoped_table('detection_case', 'NOT is_case_outside_scope(case_id)');
SELECT make_scoped_table(name::regclass, 'NOT is_case_outside_scope(case_id)')
FROM unnest(ARRAY['case_member', 'case_detection', 'case_task', 'case_entry']) AS name;

SELECT make_scoped_table('search_name', 'is_name_in_scope(kind, key)');

-- Bulk work belongs to who asked for it: its size and its list would tell of others.
SELECT make_scoped_table(name::regclass, 'requested_by = app_user_id()')
FROM unnest(ARRAY['detection_change', 'rescore']) AS name;
SELECT make_scoped_table('policy_backtest', 'started_by = app_user_id()');

-- Totals that cannot be divided do not exist under a scope.
SELECT make_scoped_table(name::regclass, 'false')
FROM unnest(ARRAY['activity_day', 'activity_day_pairs', 'source_total', 'behaviour_closed_day', 'window_day', 'search_word',
  'integration_sample', 'policy_prompt_day']) AS name;
SELECT make_scoped_table('unlisted_operation',
  $$(SELECT scope_limits_only('sources')) AND scope_takes(source, (SELECT scope_rule('sources')))$$);
SELECT make_scoped_table('rejected_payload',
  $$(SELECT scope_limits_only('sources')) AND scope_takes(source_id, (SELECT scope_rule('sourceIds')))$$);
SELECT make_scoped_table('record_loss', $$scope_takes(source_id, (SELECT scope_rule('sourceIds')))$$);
SELECT make_scoped_table('policy_match_day',
  $$(SELECT scope_limits_only('policies')) AND scope_takes(policy_key, (SELECT scope_rule('policies')))$$);

-- What is shown of them under a scope is counted from the events in it, with the columns of the tables. A
-- transaction under a scope looks for tables here first, so that no one else pays for it.
CREATE SCHEMA scoped;
GRANT USAGE ON SCHEMA scoped TO waybill_app;

CREATE VIEW scoped.activity_day WITH (security_invoker = true) AS
  SELECT a.tenant_id, (a.occurred_at AT TIME ZONE 'UTC')::date AS day,
    coalesce(a.origin_place_id, '00000000-0000-0000-0000-000000000000') AS origin_id,
    coalesce(a.destination_place_id, '00000000-0000-0000-0000-000000000000') AS destination_id,
    coalesce(a.action, '') AS action, coalesce(a.category, '') AS category, coalesce(a.direction, '') AS direction,
    CASE WHEN a.destination_place_id IS NULL THEN '' WHEN a.destination_managed = 'yes' THEN 'managed'
      ELSE 'unmanaged' END AS managed,
    CASE WHEN a.data_class IS NOT NULL THEN a.data_class
      WHEN a.content_state IN ('complete', 'partial') THEN 'nothing' ELSE 'unread' END AS data_class,
    coalesce(a.data_sensitivity, -1)::smallint AS sensitivity,
    coalesce(md5(min(a.origin_kind) || E'\x1f' || min(a.origin_name))::uuid,
      '00000000-0000-0000-0000-000000000000') AS origin_group_id,
    coalesce(md5(min(a.destination_kind) || E'\x1f' || min(a.destination_name))::uuid,
      '00000000-0000-0000-0000-000000000000') AS destination_group_id,
    count(*) AS events, coalesce(sum(a.object_bytes), 0) AS bytes,
    string_agg(coalesce(decode(left(md5(a.object_key), 16), 'hex'), '\x0000000000000000'), '') AS objects,
    string_agg(coalesce(decode(left(md5(a.actor_key), 16), 'hex'), '\x0000000000000000'), '') AS people,
    string_agg(int4send(round(date_part('epoch', (a.occurred_at AT TIME ZONE 'UTC')
      - date_trunc('day', a.occurred_at AT TIME ZONE 'UTC')) * 1000)::integer), '') AS times,
    string_agg(int8send(coalesce(a.object_bytes, 0)), '') AS sizes,
    0 AS part
  FROM public.activity a GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;

-- Days are not summed up in pairs here.
CREATE VIEW scoped.activity_day_state WITH (security_invoker = true) AS
  SELECT tenant_id, day, false AS is_paired FROM public.activity_day_state;

CREATE VIEW scoped.source_total WITH (security_invoker = true) AS
  SELECT tenant_id, source, count(*) AS events, max(occurred_at) AS last_event_at, max(ingested_at) AS last_ingested_at
  FROM public.activity GROUP BY 1, 2;

GRANT SELECT ON ALL TABLES IN SCHEMA scoped TO waybill_app;

-- What reads past the rules to use an index asks for the same rows.
CREATE OR REPLACE FUNCTION search_detections(patterns text[], wanted bigint, most integer)
  RETURNS TABLE (detection_id uuid, total bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH matched AS MATERIALIZED (
      SELECT detection_id, number, last_seen_at FROM detection
      WHERE tenant_id = app_tenant_id() AND status <> 'merged' AND length(patterns[1]) >= 5
        AND search LIKE patterns[1] AND (cardinality(patterns) = 1 OR search LIKE ALL (patterns))
      UNION ALL
      -- One or two letters make no trigram: the index would be read as a whole.
      SELECT detection_id, number, last_seen_at FROM detection
      WHERE tenant_id = app_tenant_id() AND status <> 'merged' AND length(patterns[1]) < 5
        AND search || '' LIKE ALL (patterns)
    ), found AS (
      SELECT * FROM matched WHERE matched.detection_id NOT IN (SELECT hidden_detections())
        AND ((SELECT app_scope_id() IS NULL) OR matched.detection_id IN (SELECT scoped_detections()))
    )
    SELECT detection_id, (SELECT count(*) FROM found) FROM found
    ORDER BY number = wanted DESC, last_seen_at DESC, detection_id DESC LIMIT most
  $$;

CREATE OR REPLACE FUNCTION hidden_detection_count() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT count(*)::integer FROM detection
    WHERE tenant_id = app_tenant_id() AND status <> 'merged' AND detection_id IN (SELECT hidden_detections())
      AND ((SELECT app_scope_id() IS NULL) OR detection_id IN (SELECT scoped_detections()))
  $$;

CREATE OR REPLACE FUNCTION search_names(wanted text, patterns text[], groups integer[], start text, most integer)
  RETURNS TABLE (kind text, key text, title text, detail text, source text, event_id uuid, total bigint)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
DECLARE
  conditions text;
  -- A person whom sources describe with the key of an actor replaces the actor. OFFSET 0 keeps this a look-up for each
  -- of at most 1,000 rows: a join would read all keys.
  unknown text := 'WHERE NOT EXISTS (
    SELECT FROM identity_key k JOIN identity_record r ON r.tenant_id = k.tenant_id AND r.record_id = k.record_id
    JOIN search_name p ON p.tenant_id = r.tenant_id AND p.kind = ''person'' AND p.key_hash = r.identity_id
    WHERE k.tenant_id = app_tenant_id() AND k.kind = ''person'' AND k.reason IN (''email'', ''login'')
      AND k.value = lower(m.key) OFFSET 0)';
  scoped text := CASE WHEN app_scope_id() IS NOT NULL THEN 'AND is_name_in_scope(s.kind, s.key)' ELSE '' END;
BEGIN
  SELECT string_agg(one_of, ' AND ') INTO conditions FROM (
    SELECT '(' || string_agg(format('s.search LIKE $1[%s]', i), ' OR ') || ')' AS one_of
    FROM unnest(groups) WITH ORDINALITY AS part (number, i) GROUP BY number) AS parts;
  RETURN QUERY EXECUTE format(
    'WITH matched AS MATERIALIZED (
       SELECT s.* FROM search_name s
       WHERE s.tenant_id = app_tenant_id() AND s.kind = %1$L AND %2$s %4$s
       LIMIT 1000), found AS MATERIALIZED (
       SELECT m.* FROM matched m %3$s)
     SELECT f.kind, f.key, f.title, f.detail, f.source, f.event_id, (SELECT count(*) FROM found)
     FROM found f
     ORDER BY f.search <> $2, NOT starts_with(f.search, $2), position($2 IN f.search) = 0, length(f.title), f.title, f.key
     LIMIT $3', wanted, conditions, CASE WHEN wanted = 'actor' THEN unknown ELSE '' END, scoped)
  USING patterns, ' ' || start, most;
END $$;

-- A correction would tell words of names outside the scope.
CREATE OR REPLACE FUNCTION search_alike(typed text[], most integer) RETURNS TABLE (typed_word text, word text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET pg_trgm.similarity_threshold = 0.22
  AS $$
    SELECT one.typed_word, alike.word FROM unnest(typed) AS one (typed_word) CROSS JOIN LATERAL (
      SELECT w.word FROM search_word w
      WHERE w.tenant_id = app_tenant_id() AND w.word % one.typed_word
        AND abs(length(w.word) - length(one.typed_word)) <= 2
      ORDER BY similarity(w.word, one.typed_word) DESC, w.word LIMIT most) AS alike
    WHERE app_scope_id() IS NULL
  $$;
