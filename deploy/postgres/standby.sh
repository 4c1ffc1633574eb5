#!/bin/sh
# Copies the primary when there is no copy yet, then follows it. The slot keeps on the primary what was not copied, up to
# the 10 GB of compose.yaml.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSWORD="$STANDBY_PASSWORD"
  until pg_basebackup -D "$PGDATA" -h "$PRIMARY_HOST" -p "${PRIMARY_PORT:-5432}" -U standby -R -X stream -S standby_1 -C ||
    pg_basebackup -D "$PGDATA" -h "$PRIMARY_HOST" -p "${PRIMARY_PORT:-5432}" -U standby -R -X stream -S standby_1; do
    sleep 2
  done
  chmod 0700 "$PGDATA"
fi
exec postgres "$@"
