-- What an action changed, before and after, in the entry that is committed with the change.
ALTER TABLE audit_entry ADD COLUMN changes jsonb, ADD COLUMN event_key text;
COMMENT ON COLUMN audit_entry.changes IS 'Rows that changed: table, key, before and after; columns that stayed, secrets and names of people are left out';
COMMENT ON COLUMN audit_entry.event_key IS 'Of an event that is reported from elsewhere and may be reported again, such as a sign-in';
CREATE UNIQUE INDEX audit_entry_event ON audit_entry (tenant_id, event_key) WHERE event_key IS NOT NULL;

-- A column as the audit shows it: nothing that is hidden, and a hash of what is long.
CREATE FUNCTION audited_value(name text, value jsonb, hidden text[]) RETURNS jsonb
  LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp
  AS $$
    SELECT CASE
      WHEN value = 'null' THEN value
      WHEN name = ANY (hidden) THEN '"[redacted]"'
      WHEN length(value::text) > 4000 THEN jsonb_build_object('bytes', octet_length(value::text),
        'sha256', encode(sha256(convert_to(value::text, 'UTF8')), 'hex'))
      -- A step of a policy that waits names who asked, beside the id.
      WHEN jsonb_typeof(value) = 'object' THEN value - 'requestedByName'
      ELSE value
    END
  $$;

-- The columns that differ. Names of people stand beside their ids, and counters grow with every change.
CREATE FUNCTION audited_row(row_values jsonb, other jsonb, hidden text[]) RETURNS jsonb
  LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp
  AS $$
    SELECT jsonb_object_agg(key, audited_value(key, value, hidden)) FROM jsonb_each(row_values)
    WHERE key <> 'tenant_id' AND key !~ '(by|author|owner|actor|approver|requested|undo)_name$|_(rev|counter)$'
      AND other -> key IS DISTINCT FROM value
  $$;

-- Collects changes for the entry until it is written at the end of the transaction. A setting of the
-- transaction holds them, because it is undone by a savepoint and by a rollback.
CREATE FUNCTION collect_audited_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  keys text[] := TG_ARGV[0];
  hidden text[] := TG_ARGV[1];
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  before jsonb := audited_row(old_row, new_row, hidden);
  after jsonb := audited_row(new_row, old_row, hidden);
  earlier text := current_setting('app.audited_changes', true);
BEGIN
  IF before IS NULL AND after IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('app.audited_changes', concat_ws(',', nullif(earlier, ''), jsonb_build_object(
    'table', TG_TABLE_NAME,
    'key', (SELECT jsonb_object_agg(k, audited_value(k, coalesce(new_row, old_row) -> k, hidden)) FROM unnest(keys) AS k),
    'before', before, 'after', after)::text), true);
  RETURN NULL;
END $$;

-- Null where nothing was collected.
CREATE FUNCTION audited_changes() RETURNS jsonb
  LANGUAGE sql STABLE SET search_path = public, pg_temp
  AS $$ SELECT ('[' || nullif(current_setting('app.audited_changes', true), '') || ']')::jsonb $$;

-- The post-step of every table that people change: their changes are collected for the audit. Hidden are secrets,
-- what people wrote about a case, and columns that hold the name of a person. Work of the product itself costs
-- the condition only.
CREATE FUNCTION make_audited_table(table_name regclass, hidden text[] DEFAULT '{}') RETURNS void
  LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  keys text[] := (
    SELECT array_agg(a.attname ORDER BY a.attnum) FROM pg_index i
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
    WHERE i.indrelid = table_name AND i.indisprimary AND a.attname <> 'tenant_id');
BEGIN
  EXECUTE format(
    'CREATE TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
     WHEN (current_setting(''app.is_audited'', true) = ''1'') EXECUTE FUNCTION collect_audited_change(%L, %L)',
    table_name, coalesce(keys, '{}'), hidden);
END $$;
REVOKE ALL ON FUNCTION make_audited_table(regclass, text[]) FROM PUBLIC;

SELECT make_audited_table('tenant');
SELECT make_audited_table('preference');
SELECT make_audited_table('working_time');
SELECT make_audited_table('integration', '{created_by}');
SELECT make_audited_table('integration_secret', '{sealed}');
SELECT make_audited_table('integration_stream', '{position,hook_id}');
SELECT make_audited_table('integration_token', '{secret_hash,created_by}');
SELECT make_audited_table('backfill');
SELECT make_audited_table('export_stream', '{sealed_secret}');
SELECT make_audited_table('data_type');
SELECT make_audited_table('data_type_version', '{material,changed_by}');
SELECT make_audited_table('data_type_switch', '{changed_by}');
SELECT make_audited_table('data_type_exception', '{revoked_by}');
SELECT make_audited_table('recovery_code', '{code_hash}');
SELECT make_audited_table('policy');
SELECT make_audited_table('policy_version');
SELECT make_audited_table('policy_switch');
SELECT make_audited_table('policy_list');
SELECT make_audited_table('policy_update');
SELECT make_audited_table('weight_change');
SELECT make_audited_table('finding_setting');
SELECT make_audited_table('trust_rule', '{changed_by}');
SELECT make_audited_table('flow_review', '{decided_by}');
SELECT make_audited_table('saved_view');
SELECT make_audited_table('remap', '{requested_by}');
SELECT make_audited_table('reclassification', '{requested_by}');
SELECT make_audited_table('rescore');
SELECT make_audited_table('identity_record', '{entity_id,reasons}');
SELECT make_audited_table('detection_change');
SELECT make_audited_table('detection_change_item');
SELECT make_audited_table('detection_comment', '{body}');
SELECT make_audited_table('detection_merge', '{into_before,object_keys}');
SELECT make_audited_table('detection_join', '{linked_objects}');
-- What a restricted case says is for its members.
SELECT make_audited_table('detection_case', '{title,notes}');
SELECT make_audited_table('case_member');
SELECT make_audited_table('case_detection');
SELECT make_audited_table('case_task', '{text,done_by}');
-- Whose access is removed is told in the detection.
SELECT make_audited_table('remediation', '{object_name,target,holders,detail,decided_by}');
