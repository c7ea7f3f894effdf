#!/bin/sh
# Writes a backup of today into FOLDER, keeps the last BACKUPS_KEPT of them (14), copies them to RESTIC_REPOSITORY
# where there is one, and then calls BACKUP_HEARTBEAT, a watcher that raises the alarm when no call comes.
set -eu
folder=$1

node_modules/.bin/node src/server/backup.ts "$folder/shop-$(date -u +%Y%m%dT%H%M%SZ).tar"

# Their names are in the order of their times. Only after a good one is an old one removed.
ls "$folder"/shop-*.tar | head -n "-${BACKUPS_KEPT:-14}" | xargs -r -d '\n' rm --

if [ -n "${RESTIC_REPOSITORY:-}" ]; then
  export RESTIC_CACHE_DIR="${CACHE_DIRECTORY:-}"
  restic backup --quiet --host shop --tag shop "$folder"
  restic forget --quiet --host shop --tag shop --keep-daily 14 --keep-weekly 8 --keep-monthly 12 --prune
fi

if [ -n "${BACKUP_HEARTBEAT:-}" ]; then curl --fail --silent --show-error --max-time 30 --output /dev/null "$BACKUP_HEARTBEAT"; fi
