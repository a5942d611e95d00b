vcl 4.1;

# Varnish (7) before a storefront with PAGE_CACHE_SECONDS and TRUST_PROXY=on. Caches a page for as long as it allows, a second, and
# serves it stale for ten minutes while the storefront does not answer.
backend storefront {
  .host = "127.0.0.1";
  .port = "3000";
}

# These may purge pages by tag: curl -X PURGE -H 'Surrogate-Key: hotels@1.1.0' …
acl operators {
  "localhost";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ operators) {
      return (synth(405));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)" + req.http.Surrogate-Key + "(\s|$)");
    return (synth(200));
  }
  # For operators, from inside the network.
  if (req.url ~ "^/(_status|metrics)(\?|$)") {
    return (synth(404));
  }
  if (req.restarts == 0) {
    # A proxy that ends TLS in front of Varnish sets it.
    if (!req.http.X-Forwarded-Proto) {
      set req.http.X-Forwarded-Proto = "http";
    }
    set req.http.X-Forwarded-Host = req.http.Host;
    # No stale page while the storefront answers.
    set req.grace = 0s;
  } else {
    set req.grace = 10m;
  }
  # Visitors with a preview link get other versions.
  if (req.http.Cookie ~ "(^|;\s*)preview=") {
    return (pass);
  }
  # Cookies do not prevent caching: Cache-Control says if a response depends on them.
  if (req.method == "GET" || req.method == "HEAD") {
    return (hash);
  }
}

# Pages contain their own absolute address, so each scheme has its own copy.
sub vcl_hash {
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "stale-if-error") {
    set beresp.grace = 10m;
  } else {
    set beresp.grace = 0s;
  }
}

# The storefront does not answer: once more, now with the page as it was.
sub vcl_backend_error {
  return (abandon);
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
