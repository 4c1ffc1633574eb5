#!/bin/sh
# Called by Patroni, as postgres, when this machine takes over. What the dead primary had written but not archived any more
# is here, and PostgreSQL does not archive for another: without it nothing later could be restored until the next full
# backup. pgBackRest passes over what it has already.
set -eu
case ${2:-} in master | primary | promoted) ;; *) exit 0 ;; esac
until [ "$(psql -h /run/postgresql -Atc 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
cd /var/lib/postgresql/15/tavola/pg_wal
history=$(ls | grep -E '^[0-9A-F]{8}\.history$' | tail -n 1)
[ -n "$history" ] || exit 0
# Of each timeline before this one, the segments that are whole: those before the one in which it was left.
grep -E '^[0-9]' "$history" | while read -r timeline left _; do
  timeline=$(printf %08X "$timeline")
  last=$(printf %08X%08X "0x${left%/*}" "$((0x${left#*/} >> 24))")
  for segment in "$timeline"????????????????; do
    [ -f "$segment" ] || continue
    expr "x${segment#"$timeline"}" \< "x$last" >/dev/null || continue
    pgbackrest --stanza=tavola archive-push "pg_wal/$segment"
  done
done
