#!/bin/sh
# Takes the data of this machine back to a moment, from pgBackRest: restore.sh '2026-11-27 19:30:00+00'. As postgres, on one
# database machine, with Patroni stopped on all three. What comes before and after:
# docs/operating/backup-and-restore.md.
set -eu
moment=$1
data=/var/lib/postgresql/15/tavola
bin=/usr/lib/postgresql/15/bin
if [ -S /run/postgresql/.s.PGSQL.5432 ]; then
  echo "PostgreSQL still runs here: stop Patroni first." >&2
  exit 1
fi
pgbackrest --stanza=tavola --delta --type=time --target="$moment" --target-action=promote restore
# Patroni knows no target: PostgreSQL is taken there before it is started under Patroni, and nobody can reach it meanwhile.
"$bin/pg_ctl" -D "$data" -w -t 3600 -l "$data/restore.log" -o "-c listen_addresses=''" start
until [ "$("$bin/psql" -h /run/postgresql -U postgres -d postgres -Atc 'select pg_is_in_recovery()')" = f ]; do
  if ! "$bin/pg_ctl" -D "$data" status >/dev/null; then
    tail -n 20 "$data/restore.log" >&2
    exit 1
  fi
  sleep 1
done
"$bin/pg_ctl" -D "$data" -w -m fast stop
rm -f "$data/restore.log"
