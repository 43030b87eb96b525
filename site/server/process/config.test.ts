import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing set is watched by nobody', () => {
  expect(readConfig({})).toMatchObject({ metricsToken: undefined, traces: undefined });
});

test('where traces go, how many, and with which headers', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/' };
  expect(readConfig(endpoint).traces).toEqual({ endpoint: 'https://collector.example:4318', headers: {}, ratio: 0.05 });
  expect(
    readConfig({
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20a%3D%3D, x-team=web',
      OTEL_TRACES_SAMPLER_ARG: '1',
    }).traces,
  ).toMatchObject({ headers: { authorization: 'Basic a==', 'x-team': 'web' }, ratio: 1 });
});

test.for([
  ['METRICS_TOKEN', 'hush-hush', /^METRICS_TOKEN is a text of 9 characters\. Set it to at least 16 letters/],
  ['METRICS_TOKEN', 'sixteen or more with spaces', /^METRICS_TOKEN is a text of 27 characters/],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', /^OTEL_EXPORTER_OTLP_ENDPOINT is .* Set it to a URL such as/],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://u:hush@a.example', /^OTEL_EXPORTER_OTLP_ENDPOINT is "http:\/\/u:\*\*\*@a/],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'hush', /^OTEL_EXPORTER_OTLP_HEADERS is a text of 4 characters\. Set it to a list/],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b\r\nc=d', /^OTEL_EXPORTER_OTLP_HEADERS is a text/],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b%0D%0Ac', /^OTEL_EXPORTER_OTLP_HEADERS is a text/],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', /^OTEL_TRACES_SAMPLER_ARG is "1.5"\. Set it to a share from 0 to 1/],
  ['OTEL_TRACES_SAMPLER_ARG', 'NaN', /^OTEL_TRACES_SAMPLER_ARG is "NaN"/],
] as const)('%s=%s stops with one line, without a secret', ([name, value, line]) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    expect.objectContaining({ message: expect.stringMatching(line) }),
  );
});
