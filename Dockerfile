# Four targets: `storefront`, `provider` and `releases` serve, `tools` is the workspace that builds releases (docs/hosting/containers.md).

# Any Node that runs pnpm: the images take theirs from the lockfile (docs/decisions/operations.md).
ARG BUILD_BASE=node:26.10.0-bookworm-slim
ARG BASE=debian:12.11-slim

FROM ${BUILD_BASE} AS sources
RUN npm install --global pnpm@12
WORKDIR /srv/storefront
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch && rm -r node_modules
COPY --chown=1000:1000 . .

FROM sources AS tools
ENV PATH=/srv/storefront/node_modules/.bin:$PATH RELEASES_DIR=/srv/releases
RUN pnpm install --frozen-lockfile --offline \
 && node platform/commands/build-console.ts \
 && install --directory --owner=1000 --group=1000 . "$RELEASES_DIR" \
 && install "$(realpath node_modules/.bin/node)" /srv/node
USER 1000:1000

# Node strips no types below node_modules, so `pnpm deploy` would not run: packages of the workspace stay links.
FROM sources AS storefront-installed
RUN pnpm install --frozen-lockfile --offline --prod --no-optional --filter '@storefront/storefront...'

FROM sources AS provider-installed
RUN pnpm install --frozen-lockfile --offline --prod --filter '@storefront/provider...'

FROM sources AS releases-installed
RUN pnpm install --frozen-lockfile --offline --prod --no-optional --filter '@storefront/release-service...'

FROM ${BASE} AS node
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libatomic1 \
 && rm -rf /var/lib/apt/lists/* \
 && install --directory --owner=1000 --group=1000 /srv/releases /srv/data
COPY --from=tools /srv/node /usr/local/bin/node
WORKDIR /srv/storefront
# A small young generation and few arenas: half of the memory (docs/decisions/operations.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
ENTRYPOINT ["node", "--max-semi-space-size=4"]
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
USER 1000:1000

FROM node AS storefront
COPY --from=storefront-installed /srv/storefront/node_modules node_modules
COPY --from=storefront-installed /srv/storefront/shared shared
COPY --from=storefront-installed /srv/storefront/shell shell
COPY --from=storefront-installed /srv/storefront/platform/server platform/server
COPY --from=storefront-installed /srv/storefront/platform/releases/core platform/releases/core
COPY --from=storefront-installed /srv/storefront/platform/storefront platform/storefront
ENV PORT=3000 RELEASES_DIR=/srv/releases
EXPOSE 3000
CMD ["platform/storefront/src/main.ts"]

FROM node AS provider
COPY --from=provider-installed /srv/storefront/node_modules node_modules
COPY --from=provider-installed /srv/storefront/shared shared
COPY --from=provider-installed /srv/storefront/platform/server platform/server
COPY --from=provider-installed /srv/storefront/platform/provider platform/provider
ENV PORT=4000 HOST=0.0.0.0 DATA_DIR=/srv/data
EXPOSE 4000
CMD ["platform/provider/src/main.ts"]

FROM node AS releases
COPY --from=releases-installed /srv/storefront/node_modules node_modules
COPY --from=releases-installed /srv/storefront/shared shared
COPY --from=releases-installed /srv/storefront/platform/server platform/server
COPY --from=releases-installed /srv/storefront/platform/releases/core platform/releases/core
COPY --from=releases-installed /srv/storefront/platform/releases/service platform/releases/service
COPY --from=tools /srv/storefront/platform/releases/console/dist platform/releases/console/dist
ENV PORT=3100 HOST=0.0.0.0 RELEASES_DIR=/srv/releases DATA_DIR=/srv/data
EXPOSE 3100
CMD ["platform/releases/service/src/main.ts"]
