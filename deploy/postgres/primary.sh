#!/bin/sh
# Run once, by the image of PostgreSQL, as the database is made: who may copy it.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$STANDBY_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role standby replication login password :'password';
SQL
echo 'host replication standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
