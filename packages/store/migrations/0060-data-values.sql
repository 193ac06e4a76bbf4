-- How many different values of each data type an event's contents hold: severity and titles count them.
ALTER TABLE activity ADD COLUMN data_values integer[];
COMMENT ON COLUMN activity.data_values IS 'Different values of each of data_types, in their order; null where they were not counted';
