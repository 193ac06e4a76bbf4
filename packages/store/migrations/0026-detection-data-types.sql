ALTER TABLE detection ADD COLUMN data_types text[];
COMMENT ON COLUMN detection.data_types IS 'Ids of the data types in effect in the contents of its events, when they came; null where there are none';
