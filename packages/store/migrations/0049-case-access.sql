-- Who asks, where it is a person: null for the product itself, which sees every detection.
CREATE FUNCTION app_user_id() RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.user_id', true), '') $$;

-- Detections of restricted cases, of none of which whoever asks is a member. It reads past row-level
-- security, because the rules below are made of it, and applies the tenant itself.
CREATE FUNCTION hidden_detections() RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
  ROWS 10
  AS $$
BEGIN
  IF app_user_id() IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
    SELECT i.detection_id FROM detection_case c JOIN case_detection i USING (tenant_id, case_id)
      LEFT JOIN case_member m ON m.tenant_id = c.tenant_id AND m.case_id = c.case_id AND m.user_id = app_user_id()
    WHERE c.tenant_id = app_tenant_id() AND c.is_restricted
    GROUP BY i.detection_id HAVING count(m.user_id) = 0;
END $$;

CREATE INDEX case_restricted ON detection_case (tenant_id) WHERE is_restricted;

-- The post-step of a table whose rows belong to a detection, and of detections themselves: rows of a hidden
-- one do not exist for whoever asks. What is not read cannot be changed or removed either. The set is made
-- once for each statement; where nothing is hidden, which is usual, no row is looked for in it.
CREATE FUNCTION make_detection_table(table_name regclass, column_name text DEFAULT 'detection_id') RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE POLICY %I ON %s AS RESTRICTIVE FOR SELECT USING (
       (SELECT NOT EXISTS (SELECT FROM hidden_detections())) OR %I NOT IN (SELECT hidden_detections()))',
    'case_access_by_' || column_name, table_name, column_name);
END $$;
REVOKE ALL ON FUNCTION make_detection_table(regclass, text) FROM PUBLIC;

SELECT make_detection_table('detection');
SELECT make_detection_table('detection_event');
SELECT make_detection_table('detection_object');
SELECT make_detection_table('detection_history');
SELECT make_detection_table('detection_data_type');
SELECT make_detection_table('detection_snooze');
SELECT make_detection_table('detection_tag');
SELECT make_detection_table('detection_comment');
SELECT make_detection_table('detection_mention');
SELECT make_detection_table('detection_change_item');
SELECT make_detection_table('detection_merge', 'merged_id');
SELECT make_detection_table('detection_merge', 'into_id');
SELECT make_detection_table('remediation');
SELECT make_detection_table('case_detection');

-- As before, and what is hidden is neither found nor counted.
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
    )
    SELECT detection_id, (SELECT count(*) FROM found) FROM found
    ORDER BY number = wanted DESC, last_seen_at DESC, detection_id DESC LIMIT most
  $$;

-- Whether a detection of the finding is open, hidden ones among them: only one may be.
CREATE FUNCTION has_open_detection(finding text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT EXISTS (SELECT FROM detection
      WHERE tenant_id = app_tenant_id() AND fingerprint = finding
        AND status NOT IN ('closed', 'merged') AND window_group IS NULL)
  $$;
