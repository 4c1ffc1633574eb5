#!/bin/sh
# /usr/local/sbin/tavola-backup where PostgreSQL is on this machine alone: called each night by tavola-backup.timer as
# postgres. Keeps one dump for each day of the week.
set -eu
umask 077
cd /var/backups/tavola
pg_dump -Fc tavola > new.dump
mv new.dump "tavola-$(date +%u).dump"
# For TavolaBackupOld, read by node exporter.
told=/var/lib/prometheus/node-exporter/tavola-backup.prom
[ ! -w "$told" ] || echo "backup_last_success_timestamp_seconds $(date +%s)" > "$told"
