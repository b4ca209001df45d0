#!/bin/sh
# Prints the stack that docker-compose.yml and docker-stack.yml make together, as `docker stack deploy` takes it:
#
#   deploy/stack-config.sh | docker stack deploy --with-registry-auth --detach=false -c - goldbraun
#
# Arguments are additions of your own, by their paths from the root of the repository.
#
# `docker compose` merges them and puts variables in. It writes some numbers as text and some text as numbers, where
# `docker stack` insists on the other, and the name of the project, which it does not take.
set -eu
cd "$(dirname "$0")/.."
for file in "$@"; do
  shift
  set -- "$@" --file "$file"
done
merged=$(docker compose --file docker-compose.yml --file docker-stack.yml "$@" config)
printf '%s\n' "$merged" | sed -E '/^name:/d; s/(published|size): "([0-9]+)"$/\1: \2/; s/cpus: ([0-9.]+)$/cpus: "\1"/'
