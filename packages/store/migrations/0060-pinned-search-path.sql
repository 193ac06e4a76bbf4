-- Triggers also fire under the rights of a table's owner, e.g. when a foreign key removes rows. Without a
-- search path of their own they would look names up where the session says.
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
