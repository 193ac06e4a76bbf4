-- A trigger can run with the rights of the table's owner, for example when a foreign key cascades. Without a
-- pinned search_path it would resolve names as the session chooses.
ALTER FUNCTION make_tenant_table(regclass, text) SET search_path = public, pg_temp;
ALTER FUNCTION make_detection_table(regclass, text) SET search_path = public, pg_temp;
ALTER FUNCTION add_search_names() SET search_path = public, pg_temp;
ALTER FUNCTION drop_search_names() SET search_path = public, pg_temp;
ALTER FUNCTION keep_detection_data_types() SET search_path = public, pg_temp;
ALTER FUNCTION keep_closed_at() SET search_path = public, pg_temp;
ALTER FUNCTION set_due_of_new() SET search_path = public, pg_temp;
ALTER FUNCTION keep_severity() SET search_path = public, pg_temp;
ALTER FUNCTION keep_detection_tags() SET search_path = public, pg_temp;
ALTER FUNCTION chain_history() SET search_path = public, pg_temp;
