# syntax=docker/dockerfile:1
# The site and its server in one image. docs/operate/deploying.md says how it is built and run.
# The version is that of the lock file's Node; a test compares them. Pin the digest of the image you have checked, too:
# node:26.10.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
# Packages first, so that a change of the site does not install them again.
COPY package.json package-lock.json ./
COPY design-system/package.json design-system/
COPY paddle-simulator/package.json paddle-simulator/
COPY site/package.json site/
RUN npm ci --omit=dev --no-audit --no-fund
COPY tailwind.config.ts tsconfig.json ./
COPY scripts scripts
COPY design-system design-system
COPY paddle-simulator paddle-simulator
COPY site site
# What ends up in the pages, for everybody to read. Secrets are settings of the server, at run time.
ARG PUBLIC_SITE_URL
ARG PUBLIC_API_BASE_URL
ARG PUBLIC_PADDLE_CLIENT_TOKEN
ARG PUBLIC_PADDLE_ENVIRONMENT
ARG PUBLIC_PADDLE_PRICE_MONTHLY
ARG PUBLIC_PADDLE_PRICE_YEARLY
ARG PUBLIC_PADDLE_PRICE_LIFETIME
ARG PUBLIC_PADDLE_PRICES
ARG PUBLIC_GA_MEASUREMENT_ID
ARG PUBLIC_GOOGLE_ADS_CONVERSION
ARG PUBLIC_PROFITWELL_TOKEN
ARG PUBLIC_COMPANY_DETAILS
ARG PUBLIC_LEGAL_REVIEWED
RUN node scripts/build.ts
RUN node scripts/runtime-packages.ts /packages

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY package.json ./
COPY --from=build /packages/node_modules node_modules
COPY design-system/package.json design-system/brand.ts design-system/
COPY design-system/content design-system/content
# For the demo checkout.
COPY paddle-simulator paddle-simulator
# scripts/admin.ts: the operator's commands.
COPY scripts scripts
COPY site/content site/content
COPY site/contract site/contract
COPY site/server site/server
COPY --from=build /site/site/build site/build
RUN mkdir /data /assets && chown node:node /data /assets
# A number: Kubernetes can tell that it is not root (`runAsNonRoot`).
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Up, not ready: a database that is away is no reason to start the process again.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "site/server/main.ts"]
