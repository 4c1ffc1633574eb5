#!/bin/sh
# /usr/local/sbin/tavola-backup on db1, db2 and db3: called each night by tavola-backup.timer as postgres. Whichever is the
# primary makes the backup, a full one on Sundays and else what has changed since.
set -eu
[ "$(psql -h /run/postgresql -d postgres -Atc 'select pg_is_in_recovery()')" = f ] || exit 0
kind=diff
if [ "$(date +%u)" = 7 ]; then kind=full; fi
pgbackrest --stanza=tavola --type="$kind" backup
# For TavolaBackupOld, read by node exporter.
told=/var/lib/prometheus/node-exporter/tavola-backup.prom
[ ! -w "$told" ] || echo "backup_last_success_timestamp_seconds $(date +%s)" > "$told"
