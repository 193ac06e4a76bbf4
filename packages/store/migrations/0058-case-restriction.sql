-- A restricted case says why, by whom and since when; members see it, and so does the audit log.
ALTER TABLE detection_case
  ADD COLUMN restricted_at timestamptz,
  ADD COLUMN restricted_by text,
  ADD COLUMN restriction_reason text;
COMMENT ON COLUMN detection_case.restricted_by IS 'Null where an older release did not keep it';
COMMENT ON COLUMN detection_case.restriction_reason IS 'Null for cases that were restricted before a reason was required';

-- Older releases noted a restriction as a change of members. Where opening and those changes are of one
-- person, that person restricted the case; otherwise it is not known.
UPDATE detection_case c SET
  restricted_at = coalesce(noted.at, c.created_at),
  restricted_by = CASE WHEN noted.people = 1 THEN noted.person END
FROM (
  SELECT d.tenant_id, d.case_id, max(e.at) FILTER (WHERE e.kind = 'members') AS at,
    count(DISTINCT e.actor_id) AS people, min(e.actor_id) AS person
  FROM detection_case d LEFT JOIN case_entry e
    ON e.tenant_id = d.tenant_id AND e.case_id = d.case_id AND e.kind IN ('created', 'members')
  GROUP BY 1, 2) AS noted
WHERE c.is_restricted AND noted.tenant_id = c.tenant_id AND noted.case_id = c.case_id;

ALTER TABLE detection_case ADD CONSTRAINT restriction_is_dated CHECK (is_restricted = (restricted_at IS NOT NULL));

ALTER TABLE case_entry
  ADD COLUMN reason text,
  ALTER COLUMN actor_id DROP NOT NULL,
  ALTER COLUMN actor_name DROP NOT NULL;
COMMENT ON COLUMN case_entry.reason IS 'Why, where the person had to say so';
COMMENT ON COLUMN case_entry.actor_id IS 'Null: the product itself';

ALTER TABLE audit_entry ADD COLUMN detail text;
COMMENT ON COLUMN audit_entry.detail IS 'Reason that the person gave, or what the product found';

-- Restricted cases of which the reader is not a member. As hidden_detections(), it reads past the rules
-- that are made of it, and applies the tenant itself.
CREATE FUNCTION hidden_cases() RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
  ROWS 10
  AS $$
BEGIN
  IF app_user_id() IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
    SELECT c.case_id FROM detection_case c
    WHERE c.tenant_id = app_tenant_id() AND c.is_restricted AND NOT EXISTS (
      SELECT FROM case_member m
      WHERE m.tenant_id = c.tenant_id AND m.case_id = c.case_id AND m.user_id = app_user_id());
END $$;

-- The post-step of a table whose rows belong to a case: rows of a hidden one do not exist for the reader.
CREATE FUNCTION make_case_table(table_name regclass) RETURNS void
  LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format(
    'CREATE POLICY case_access_by_case_id ON %s AS RESTRICTIVE FOR SELECT USING (
       (SELECT NOT EXISTS (SELECT FROM hidden_cases())) OR case_id NOT IN (SELECT hidden_cases()))',
    table_name);
END $$;
REVOKE ALL ON FUNCTION make_case_table(regclass) FROM PUBLIC;

SELECT make_case_table('detection_case');
SELECT make_case_table('case_member');
SELECT make_case_table('case_detection');
SELECT make_case_table('case_task');
SELECT make_case_table('case_entry');

-- How many detections the reader does not see: of the whole tenant, so that no filter tells what they are.
CREATE FUNCTION hidden_detection_count() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT count(*)::integer FROM detection
    WHERE tenant_id = app_tenant_id() AND status <> 'merged' AND detection_id IN (SELECT hidden_detections())
  $$;

-- Whether a detection is in a restricted case, whoever asks: what is merged into it disappears for others.
CREATE FUNCTION is_detection_restricted(detection uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT EXISTS (
      SELECT FROM case_detection i JOIN detection_case c USING (tenant_id, case_id)
      WHERE i.tenant_id = app_tenant_id() AND i.detection_id = detection AND c.is_restricted)
  $$;

-- The web process looks after the members of restricted cases of all tenants.
CREATE FUNCTION tenants_with_restricted_cases() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT DISTINCT tenant_id FROM detection_case WHERE is_restricted $$;
